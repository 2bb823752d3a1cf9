extension DiagnosticCode {
    /// A0101: file too large.
    package static let fileTooLarge = DiagnosticCode(
        "A0101", "file too large",
        #"""
        Positions in a file are 32-bit offsets, so a file can have at most 4 294 967 295 bytes.
        Of what has no size, such as a pipe or a device, 268 435 456 bytes are read at most.
        Nothing of a larger file is read. Split it: sets and contexts of a resolver document can
        name any number of files.
        """#
    )

    /// A0102: file is not UTF-8.
    package static let otherEncoding = DiagnosticCode(
        "A0102", "file is not UTF-8",
        #"""
        JSON and YAML files are read as UTF-8, and this one begins like UTF-16 or UTF-32 text: with
        their byte-order mark or with the zero bytes they put between Latin letters. Nothing of it
        is read. Save the file as UTF-8; in most editors that is a choice of the save dialog. A
        UTF-8 byte-order mark at the start is harmless and is skipped.
        """#
    )

    /// A0103: bytes that are not UTF-8.
    package static let illFormedUTF8 = DiagnosticCode(
        "A0103", "bytes that are not UTF-8",
        #"""
        Every character outside ASCII is a sequence of two to four bytes in UTF-8, and the bytes
        shown are no such sequence. Usually the file was saved in an older encoding: `é` is the
        single byte E9 in Latin-1 and the bytes C3 A9 in UTF-8. Save the file as UTF-8.
        """#
    )

    /// A0104: empty file.
    package static let emptyFile = DiagnosticCode(
        "A0104", "empty file",
        #"""
        A file with nothing but white space or comments is not a document. If it is meant to hold no
        tokens yet, write the empty object `{}`, which is valid JSON and YAML.
        """#
    )

    /// A0105: nested too deeply.
    package static let nestedTooDeeply = DiagnosticCode(
        "A0105", "nested too deeply",
        #"""
        Arrays and objects can be nested 512 deep, far more than people write; deeper nesting is a
        mistake of a program that wrote the file, or an attack on the programs that read it. The
        rest of the file is not read.
        """#
    )

    /// A0106: too many errors in one file.
    package static let tooManyErrors = DiagnosticCode(
        "A0106", "too many errors in one file",
        #"""
        After a hundred errors in one file the rest of that file is not read, because further errors
        rarely help. Fix those that are shown first; often the first one explains the others, for
        instance when the file is not the format its name says.
        """#
    )

    /// A0107: raw control character.
    package static let controlCharacter = DiagnosticCode(
        "A0107", "raw control character",
        #"""
        Control characters, line breaks included, cannot stand in a JSON string as they are, and
        most of them nowhere in a YAML file. They are invisible in most editors and mean different
        things to different programs. Write them as escapes inside double quotes: `"two\nlines"` for
        a line break, `"a\tb"` for a tab, `"\u001b"` for others.
        """#
    )

    /// A0110: unexpected text.
    package static let unexpectedText = DiagnosticCode(
        "A0110", "unexpected text",
        #"""
        Something stands where only a value, a quoted key, a comma or a closing bracket can. The
        text up to the next comma or closing bracket is skipped, and nothing is said about what is
        in it. Common causes are a stray character, typographic quotes from a word processor (`“a”`
        instead of `"a"`) and text pasted in the wrong place.
        """#
    )

    /// A0111: file ends too early.
    package static let endOfFile = DiagnosticCode(
        "A0111", "file ends too early",
        #"""
        The file ends while an object or array is still open. The label shows where the file ends
        and the related places show the brackets that nothing closes. Either the end of the file was
        lost, or a bracket further up is missing: `{"a": {"$value": 1}` needs one more `}`.
        """#
    )

    /// A0112: text after the document.
    package static let textAfterRoot = DiagnosticCode(
        "A0112", "text after the document",
        #"""
        A JSON file is one value, normally one object. After its closing bracket only white space
        can follow. Two objects in one file, `{} {}`, have to be merged or put into two files; a
        closing bracket too many further up ends the object too early.
        """#
    )

    /// A0113: missing comma.
    package static let missingComma = DiagnosticCode(
        "A0113", "missing comma",
        #"""
        Members of an object and elements of an array are separated by commas: `{"a": 1, "b": 2}`,
        `[1, 2]`. The place shown is the member or element before which the comma is missing; the
        comma belongs after the one before.
        """#
    )

    /// A0114: missing colon.
    package static let missingColon = DiagnosticCode(
        "A0114", "missing colon",
        #"""
        A member of an object is a key, a colon and a value: `"size": 4`. Neither `"size" 4` nor
        `"size" = 4` nor a key on its own is a member.
        """#
    )

    /// A0115: missing value.
    package static let missingValue = DiagnosticCode(
        "A0115", "missing value",
        #"""
        After a key and its colon a value has to follow. `{"a": , "b": 1}` and `{"a": }` have none.
        Write the value, or `null` if that is meant, or remove the key.
        """#
    )

    /// A0116: comma too many.
    package static let extraComma = DiagnosticCode(
        "A0116", "comma too many",
        #"""
        A comma stands between two members or elements, never before the first, after the last or
        twice in a row. `[1, 2,]` and `[1,, 2]` are not JSON; write `[1, 2]`. Some dialects of JSON
        allow a comma after the last element, but other tools that read the same files do not.
        """#
    )

    /// A0117: wrong closing bracket.
    package static let wrongBracket = DiagnosticCode(
        "A0117", "wrong closing bracket",
        #"""
        A closing bracket does not belong to the innermost bracket that is open: `[1, 2}` or `{"a":
        [1, 2}`. Either it is of the wrong kind, or the bracket that should come before it is
        missing. The related place shows what is open.
        """#
    )

    /// A0118: comment in JSON.
    package static let comment = DiagnosticCode(
        "A0118", "comment in JSON",
        #"""
        JSON has no comments, neither `// …` nor `/* … */` nor `# …`, and other tools reject files
        with them. Describe tokens and groups with `$description`, which tools can show to people,
        or write the file in YAML, which has comments.
        """#
    )

    /// A0120: string in single quotes.
    package static let singleQuotes = DiagnosticCode(
        "A0120", "string in single quotes",
        #"""
        JSON strings are written in double quotes: `"a"`, not `'a'`. Inside, a double quote is
        written `\"`, and a single quote needs no escape.
        """#
    )

    /// A0121: text without quotes.
    package static let unquotedText = DiagnosticCode(
        "A0121", "text without quotes",
        #"""
        In JSON every key and every text is in double quotes: `{"type": "color"}`, not `{type:
        color}`. Without quotes only numbers and the words `true`, `false` and `null` can stand, in
        lower case. In YAML most texts need no quotes.
        """#
    )

    /// A0122: string is not closed.
    package static let unclosedString = DiagnosticCode(
        "A0122", "string is not closed",
        #"""
        A string begins with a quote and nothing ends it. A JSON string ends on the line on which it
        starts, so the missing quote is looked for there; inside a string a quote is written `\"`. A
        quoted string in YAML can go on over several lines, so there the missing quote shows only at
        the end of the file: look at the place where the string starts.
        """#
    )

    /// A0123: unknown escape.
    package static let unknownEscape = DiagnosticCode(
        "A0123", "unknown escape",
        #"""
        A backslash in a JSON string starts one of `\"`, `\\`, `\/`, `\b`, `\f`, `\n`, `\r`, `\t`,
        or `\u` with exactly four hexadecimal digits. Double-quoted strings in YAML know some more,
        such as `\x41` and `\U0001f600`. A backslash that is meant as such is written twice:
        `"C:\\tokens"`. In YAML single quotes switch escapes off: `'C:\tokens'`.
        """#
    )

    /// A0124: half of a surrogate pair.
    package static let loneSurrogate = DiagnosticCode(
        "A0124", "half of a surrogate pair",
        #"""
        Characters beyond U+FFFF are written in JSON escapes as two halves, `\ud83d\ude00` for
        U+1F600. One half alone is no character and cannot be text. Write both halves in order, or
        simply the character itself.
        """#
    )

    /// A0125: malformed number.
    package static let malformedNumber = DiagnosticCode(
        "A0125", "malformed number",
        #"""
        A JSON number is an optional minus sign, digits without a leading zero, optionally a point
        and digits, and optionally an exponent: `0`, `-1.5`, `2e-3`. `+1`, `012`, `1.`, `.5`,
        `0x1F`, `1_000` and `12px` are not. Dimensions are objects with `value` and `unit`; a text
        that looks like a number is put in quotes.
        """#
    )

    /// A0126: infinite or undefined number.
    package static let notANumber = DiagnosticCode(
        "A0126", "infinite or undefined number",
        #"""
        Values of tokens are finite numbers. JSON has no way to write infinity or "not a number",
        and YAML's `.inf` and `.nan` have no counterpart in a token, so they are errors. Write a
        decimal number, or quote the text if it is meant as a text.
        """#
    )

    /// A0127: number too large.
    package static let numberTooLarge = DiagnosticCode(
        "A0127", "number too large",
        #"""
        Numbers are kept in double precision, whose largest value is about 1.8e308. A larger number
        would become infinite. A number with many digits is fine, it only loses those beyond the
        seventeenth: `0.1234567890123456789` is accepted.
        """#
    )

    /// A0130: key appears twice.
    package static let duplicateKey = DiagnosticCode(
        "A0130", "key appears twice",
        #"""
        Two members of one object have the same name, so one would silently hide the other, and
        programs disagree which. Names are compared after replacing escapes, byte by byte: `"a"` and
        `"\u0061"` are the same name, `"a"` and `"A"` are not, and neither are composed and
        decomposed spellings of `é`. Remove or rename one of the two.
        """#
    )

    /// A0140: tab as indentation.
    package static let tabIndentation = DiagnosticCode(
        "A0140", "tab as indentation",
        #"""
        YAML is indented with spaces only, because a tab has no agreed width. Replace the tabs
        before the first character of the line by spaces, as many as the neighboring lines have.
        Tabs are allowed inside texts and before comments.
        """#
    )

    /// A0141: line does not fit the indentation.
    package static let badIndentation = DiagnosticCode(
        "A0141", "line does not fit the indentation",
        #"""
        In YAML the indentation says what belongs together: the keys of one mapping and the dashes
        of one sequence begin in the same column. This line begins in a column that fits nothing
        that is open. Indent it like its siblings:

            base:
              small: 1
              large: 2

        Another common cause is a text in quotes with more text after the closing quote.
        """#
    )

    /// A0142: text cannot begin with this character.
    package static let reservedCharacter = DiagnosticCode(
        "A0142", "text cannot begin with this character",
        #"""
        A plain text in YAML cannot begin with `@`, a backtick or `%`, which are reserved, nor with
        `*`, `&`, `!`, `|`, `>`, `[`, `{`, `]`, `}` or `,`, which have a meaning. Put the text in
        quotes: `name: "@brand"`.
        """#
    )

    /// A0143: colon inside a plain text.
    package static let unexpectedColon = DiagnosticCode(
        "A0143", "colon inside a plain text",
        #"""
        A colon followed by a space separates a key from its value, and here there already is a key
        on the line, or the line cannot have one. `note: see: below` is not YAML; write `note: "see:
        below"`. The same error appears when the line is indented more than the key before it
        although that key already has a value.
        """#
    )

    /// A0144: key without a colon.
    package static let missingKeyColon = DiagnosticCode(
        "A0144", "key without a colon",
        #"""
        A line in a mapping is a key, a colon, a space and a value. Here the colon or the space
        after it is missing, or a key goes on over several lines or is longer than 1024 characters:
        `size 4` and `size:4` are not members, `size: 4` is. In braces `{size:4}` has one key,
        `size:4`, and no value, and `{size:[4]}` is not read; only after a key in quotes,
        `{"size":4}`, no space is needed.
        """#
    )

    /// A0145: bracket is not closed.
    package static let unclosedBracket = DiagnosticCode(
        "A0145", "bracket is not closed",
        #"""
        A list in `[ ]` or a mapping in `{ }` goes on until its closing bracket, with commas between
        its parts. Here something else stands where a comma or the closing bracket should: `[1, 2`
        and `{a: 1 b: 2}` are incomplete. The related place shows where the bracket was opened. A
        text that contains brackets or commas is put in quotes.
        """#
    )

    /// A0146: reference without quotes.
    package static let unquotedReference = DiagnosticCode(
        "A0146", "reference without quotes",
        #"""
        In YAML `{a.b}` without quotes is a mapping whose only key is `a.b`, not a reference to a
        token. Put references in quotes: `$value: "{color.green.700}"`.
        """#
    )

    /// A0147: color read as a comment.
    package static let commentInsteadOfColor = DiagnosticCode(
        "A0147", "color read as a comment",
        #"""
        In YAML a `#` after a space starts a comment, so `hex: #ff0000` is a key without a value.
        Put colors in quotes: `hex: "#ff0000"`.
        """#
    )

    /// A0148: missing key.
    package static let missingKey = DiagnosticCode(
        "A0148", "missing key",
        #"""
        A mapping has a colon with nothing before it. Write a key, or `""` for the empty name,
        before the colon.
        """#
    )

    /// A0149: malformed YAML.
    package static let malformedYAML = DiagnosticCode(
        "A0149", "malformed YAML",
        #"""
        The text is not YAML. The message says what was expected at the place shown. Reading goes on
        at the next line that continues what is open; nothing is said about what is between.
        """#
    )

    /// A0150: alias of nothing.
    package static let unknownAnchor = DiagnosticCode(
        "A0150", "alias of nothing",
        #"""
        `*name` repeats the value that was marked `&name` further up in the same file. No value
        before this place is marked with that name. Mark it, correct the name, or put a text that
        begins with `*` in quotes.
        """#
    )

    /// A0151: alias inside its own value.
    package static let recursiveAlias = DiagnosticCode(
        "A0151", "alias inside its own value",
        #"""
        An alias stands inside the very value it repeats: `a: &x [*x]`. Such a value would be
        infinitely large. Remove the alias, or refer to a token with a reference such as `"{a.b}"`.
        """#
    )

    /// A0152: aliases expand to too much.
    package static let aliasesTooLarge = DiagnosticCode(
        "A0152", "aliases expand to too much",
        #"""
        Aliases of values that contain aliases multiply: ten levels of ten aliases are ten thousand
        million values. All aliases of one file together can expand to 100 000 values. Use token
        references such as `"{a.b}"` instead of YAML aliases.
        """#
    )

    /// A0153: merge key.
    package static let mergeKey = DiagnosticCode(
        "A0153", "merge key",
        #"""
        `<<` merges another mapping into this one in old versions of YAML; version 1.2 does not have
        it, and JSON neither. Write the members out, or use the means of the format: `$extends` in
        token groups, attributes and `by:` in component specs. A key that really is called `<<` is
        written in quotes.
        """#
    )

    /// A0154: key is not a text.
    package static let complexKey = DiagnosticCode(
        "A0154", "key is not a text",
        #"""
        Keys are texts. YAML also allows lists and mappings as keys, `? [a, b]` or `{a: 1}: x`, but
        there is nothing they could mean here. The member is ignored. If a reference was meant, put
        it in quotes: `"{a.b}": x`.
        """#
    )

    /// A0155: unsupported tag.
    package static let unknownTag = DiagnosticCode(
        "A0155", "unsupported tag",
        #"""
        A tag such as `!color` before a value gives it a type that only some programs know.
        Supported are the tags of the YAML core schema: `!!str`, `!!int`, `!!float`, `!!bool`,
        `!!null`, `!!map` and `!!seq`. The type of a token is given by `$type`. A text that begins
        with `!` is put in quotes.
        """#
    )

    /// A0156: value does not fit its tag.
    package static let tagMismatch = DiagnosticCode(
        "A0156", "value does not fit its tag",
        #"""
        The tag before a value says what it is, and the value is something else: `!!int four`,
        `!!map [1]`. Remove the tag or change the value.
        """#
    )

    /// A0157: second document in one file.
    package static let furtherDocument = DiagnosticCode(
        "A0157", "second document in one file",
        #"""
        `---` starts a new document, and a file is read as one document. Put the second one into a
        file of its own, or remove the line. One `---` before the first document is allowed.
        """#
    )

    /// A0158: unsupported directive.
    package static let directive = DiagnosticCode(
        "A0158", "unsupported directive",
        #"""
        Lines that begin with `%` before the document are directives. `%YAML 1.2` and `%TAG` are
        understood, each once; there is rarely a need for either. Remove the line; if it is meant as
        content, put it in quotes.
        """#
    )

    /// The codes of the read stage, in order.
    package static let read: [DiagnosticCode] = [
        .fileTooLarge, .otherEncoding, .illFormedUTF8, .emptyFile, .nestedTooDeeply, .tooManyErrors,
        .controlCharacter, .unexpectedText, .endOfFile, .textAfterRoot, .missingComma, .missingColon,
        .missingValue, .extraComma, .wrongBracket, .comment, .singleQuotes, .unquotedText, .unclosedString,
        .unknownEscape, .loneSurrogate, .malformedNumber, .notANumber, .numberTooLarge, .duplicateKey,
        .tabIndentation, .badIndentation, .reservedCharacter, .unexpectedColon, .missingKeyColon,
        .unclosedBracket, .unquotedReference, .commentInsteadOfColor, .missingKey, .malformedYAML,
        .unknownAnchor, .recursiveAlias, .aliasesTooLarge, .mergeKey, .complexKey, .unknownTag,
        .tagMismatch, .furtherDocument, .directive,
    ]
}
