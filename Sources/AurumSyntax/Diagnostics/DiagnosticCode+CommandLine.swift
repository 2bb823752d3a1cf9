extension DiagnosticCode {
    /// The codes of the command line: its words, the files it reads and writes, and outputs out of date.
    package static let commandLine: [DiagnosticCode] = [
        .noCommand, .unknownCommand, .unknownOption, .missingOptionValue, .unexpectedOptionValue,
        .wrongOptionValue, .missingArgument, .unexpectedArgument, .misplacedOption, .cannotRead, .cannotWrite,
        .outputInTheWay, .brokenOutputList, .staleOutput, .missingOutput, .leftoverOutput, .noConfiguration,
        .conflictingOptions, .notAnOutput, .noSuchLine, .notEmpty, .noVersion, .forbiddenChange,
        .unmergeable, .noRepository, .likelyRename, .doubtfulReference, .breakingChange,
    ]

    package static let noCommand = DiagnosticCode(
        "A0801", "a command line without a command",
        "The first word that is not an option says what to do, for example `build`. `aurumc help` lists the "
            + "commands.")
    package static let unknownCommand = DiagnosticCode(
        "A0802", "a command that does not exist",
        "The first word that is not an option is the name of a command, exact to the letter. `aurumc help` lists "
            + "them.")
    package static let unknownOption = DiagnosticCode(
        "A0803", "an option that does not exist",
        "Each command has its own options beside those that all commands share; `--help` after the command lists "
            + "both. Names are written in full. Words that follow `--` are never options.")
    package static let missingOptionValue = DiagnosticCode(
        "A0804", "an option without its value",
        "The value is the next word, or follows an equals sign: `--config FILE` or `--config=FILE`. A value that "
            + "begins with a dash needs the second form.")
    package static let unexpectedOptionValue = DiagnosticCode(
        "A0805", "a value for an option that takes none",
        "The option is on when it is there and off when it is not, so it is written without `=`.")
    package static let wrongOptionValue = DiagnosticCode(
        "A0806", "a value that an option does not know",
        "The option takes one of a few words, or a text of a certain form. `--help` after the command says which."
    )
    package static let missingArgument = DiagnosticCode(
        "A0807", "too few words",
        "The command needs a word that is not there. The usage line shows what it takes; words in square brackets "
            + "may be left out.")
    package static let unexpectedArgument = DiagnosticCode(
        "A0808", "a word too many",
        "The command takes fewer words than it was given. A text with spaces needs quotes in the shell.")
    package static let misplacedOption = DiagnosticCode(
        "A0809", "an option of a command before the command",
        "Only the options that all commands share may stand before the command's name. Write an option of one command "
            + "after its name.")
    package static let cannotRead = DiagnosticCode(
        "A0810", "a file or folder that cannot be read",
        "The file is not there, it is of another kind, or the system refuses to read it. The message repeats the "
            + "system's reason.")
    package static let cannotWrite = DiagnosticCode(
        "A0811", "a file or folder that cannot be written",
        "The system refuses to create, replace or remove it. Files are replaced whole, so none is left half "
            + "written; outputs written before the failure stay, and the next build completes them.")
    package static let outputInTheWay = DiagnosticCode(
        "A0812", "something in the way of an output",
        "Where a file is to be written there is a folder, device or pipe, or where a folder is needed there is something "
            + "else. It was not made by aurumc, so it is not removed.")
    package static let brokenOutputList = DiagnosticCode(
        "A0813", "a list of outputs that cannot be trusted",
        "`.aurumc-files` in an output folder says which config asked for it and lists what was written there, one relative "
            + "path a line, so that files no longer made can be removed. A path that leads out of the folder is never removed."
    )
    package static let staleOutput = DiagnosticCode(
        "A0814", "an output that is out of date",
        "The file differs from what the input gives now. Outputs are never edited: change the input, or run "
            + "`aurumc build` and commit the result.")
    package static let missingOutput = DiagnosticCode(
        "A0815", "an output that is not there",
        "The input gives a file that is not on the disk. Run `aurumc build` and commit the result.")
    package static let leftoverOutput = DiagnosticCode(
        "A0816", "an output that is no longer made",
        "The file was made by an earlier build and the input does not give it any more, its output has another folder "
            + "now, or the build was cut short while it wrote the file. `aurumc build` removes it."
    )
    package static let noConfiguration = DiagnosticCode(
        "A0817", "a project without a configuration",
        "`aurum.yaml` says which files are compiled and where the outputs go. It is looked for in the working "
            + "folder, in the folder `tokens` there, and then the same way in each folder above.")
    package static let conflictingOptions = DiagnosticCode(
        "A0818", "options that exclude each other",
        "Two options answer the same question, so only one of them can be given. Leave out the one that you do not "
            + "mean.")
    package static let notAnOutput = DiagnosticCode(
        "A0819", "a file that leads back to no input",
        "`aurumc where` answers for the Swift files that this project's config makes. The file is in none of the "
            + "folders of its outputs, no output makes it, or it is not Swift.")
    package static let noSuchLine = DiagnosticCode(
        "A0820", "a line that a file does not have",
        "Lines are counted from 1, as compilers and editors do, up to the last one that ends in a newline.")
    package static let notEmpty = DiagnosticCode(
        "A0821", "a new project where files are in the way",
        "`aurumc init` overwrites nothing, so it wants a place where none of its files is, nor another config under "
            + "`tokens`. It names what is in the way and leaves the folder as it was.")
    package static let noVersion = DiagnosticCode(
        "A0822", "a version that cannot be compared",
        "`aurumc diff` compares what its words name: a folder with a config, a config, a resolver document, a token file, what "
            + "`aurumc resolve --format json` prints, or a git revision, perhaps with a path after a colon. A revision needs git, "
            + "and a repository around the working folder that has it; a shallow clone lacks most.")
    package static let forbiddenChange = DiagnosticCode(
        "A0823", "a change that `--fail-on` does not allow",
        "`--fail-on` says from which level on the verdict of a comparison is an error, or that a pair which loses the contrast "
            + "it needs is one. The reasons are those of the verdict; the config can give them other levels under `diff`."
    )
    package static let unmergeable = DiagnosticCode(
        "A0824", "a document that cannot be merged",
        "`aurumc merge` takes documents apart into their members. What is no sound document is merged by its lines instead, by "
            + "`git merge-file`, and git does not do that for binary files or where there is no git.")
    package static let noRepository = DiagnosticCode(
        "A0825", "a folder that git knows nothing of",
        "`aurumc init --git` writes `.gitattributes` and settings of the clone, so the folder has to be in a git repository "
            + "with a working tree.")
    package static let likelyRename = DiagnosticCode(
        "A0826", "a rename that is only likely",
        "The two tokens are alike, and nothing else says that they are one: no Figma variable, no successor. References are "
            + "only led to where a token is for sure, so say it with `OLD=NEW`.")
    package static let doubtfulReference = DiagnosticCode(
        "A0827", "a reference that may lead to what was renamed",
        "A reference in a spec has a placeholder, such as `{text.$role}`, in the place of a name, and one of the paths it can "
            + "stand for was renamed. What stands before the placeholder is rewritten; the rest depends on the axes."
    )
    package static let breakingChange = DiagnosticCode(
        "A0828", "a change that others will notice",
        "Between two versions a token was removed, or has another path or type, or a declared pair lost the contrast it needs. "
            + "`aurumc diff` reports these with `--format github` and `--format sarif`, and where `--fail-on` ends a run. "
            + "A deprecated token at the old path, whose `aurum.successor` is the new one, breaks nobody.")
}
