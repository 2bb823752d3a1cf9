import Testing

struct PreCommitTests {
    @Test(
        .enabled(
            if: WorkflowScript.has("pre-commit") && WorkflowScript.has("git"),
            "pre-commit or git is not installed"))
    func theHooksLetThroughWhatIsFresh() throws {
        let outcome = try WorkflowScript("pre-commit").run()
        #expect(outcome.code == 0, "\(outcome.output)")
    }
}
