import Testing

/// What other people's programs make of aurumc; the example of the plugins is a step of `.ci/run`, since it takes a build.
struct WorkflowTests {
    @Test(
        .enabled(
            if: WorkflowScript.has("pre-commit") && WorkflowScript.has("git"),
            "pre-commit or git is not installed"))
    func hooksLetThroughWhatIsFresh() throws {
        let outcome = try WorkflowScript("pre-commit").run()
        #expect(outcome.code == 0, "\(outcome.output)")
    }

    @Test(.enabled(if: WorkflowScript.has("bash"), "bash is not installed"))
    func theActionAnnotatesWhatIsWrong() throws {
        let outcome = try WorkflowScript("action").run()
        #expect(outcome.code == 0, "\(outcome.output)")
    }

    @Test(
        .enabled(
            if: ["bash", "git", "curl", "jq", "python3"].allSatisfy(WorkflowScript.has),
            "git, curl, jq or python3 is not installed"))
    func theActionKeepsAComment() throws {
        let outcome = try WorkflowScript("action-comment").run()
        #expect(outcome.code == 0, "\(outcome.output)")
    }

    @Test(
        .enabled(
            if: WorkflowScript.has("swift") && WorkflowScript.has("git"), "swift or git is not installed"))
    func shimsKeepTheAPI() throws {
        let outcome = try WorkflowScript("shims").run()
        #expect(outcome.code == 0, "\(outcome.output)")
    }
}
