/// The style sheet and the script of the page of a comparison.
enum DiffChrome {
    /// Light and dark by the reader's system; nothing is wider than the window but tables, which scroll by themselves.
    static let style = """
        :root { color-scheme: light dark; --line: #d0d4da; --faint: #5b6470; --back: #ffffff; --ink: #14181f;
          --soft: #f3f4f6; --bad: #b3261e; --good: #14713a; --link: #0b57d0; }
        @media (prefers-color-scheme: dark) { :root { --line: #3a414b; --faint: #a3adba; --back: #12151a;
          --ink: #e8ebf0; --soft: #1d2128; --bad: #ff8a80; --good: #6fd492; --link: #8ab4f8; } }
        * { box-sizing: border-box; }
        body { margin: 0 auto; max-width: 80rem; padding: 1.5rem; background: var(--back); color: var(--ink);
          font: 1rem/1.5 system-ui, sans-serif; }
        h1 { font-size: 1.4rem; margin: .25rem 0 1rem; overflow-wrap: anywhere; }
        h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
        code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }
        .level { display: inline-block; margin: 0; padding: .1rem .7rem; border: 2px solid currentColor;
          border-radius: 1rem; font-weight: 600; }
        .level.major { color: var(--bad); } .level.patch, .level.none { color: var(--good); }
        .note, .count, figcaption { color: var(--faint); } .count { font-weight: 400; }
        .scroll { overflow-x: auto; }
        table { border-collapse: collapse; width: 100%; font-size: .95rem; }
        th, td { text-align: start; vertical-align: top; padding: .35rem .6rem; border-bottom: 1px solid var(--line); }
        tbody th { font-weight: 400; } thead th { color: var(--faint); font-weight: 600; }
        .lost { color: var(--bad); } .gained { color: var(--good); } td.lost, td.gained { white-space: nowrap; }
        .swatch { display: inline-block; width: 1em; height: 1em; vertical-align: -.12em; border: 1px solid var(--line);
          border-radius: 3px; background: linear-gradient(var(--c), var(--c)),
          repeating-conic-gradient(#bbb 0 25%, #fff 0 50%) 0 0 / 8px 8px; }
        .views { border: 1px solid var(--line); border-radius: 8px; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem;
          margin: 0 0 1rem; padding: .5rem .9rem; }
        .pairs { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr)); }
        figure { margin: 0; padding: .75rem; border: 1px solid var(--line); border-radius: 8px; background: var(--soft);
          min-width: 0; }
        .stage { display: grid; gap: .5rem; justify-items: start; isolation: isolate; }
        .stage img { max-width: 100%; height: auto; display: block; }
        figure input { width: 100%; margin: .5rem 0 0; display: none; }
        figcaption { margin-top: .5rem; font-size: .9rem; overflow-wrap: anywhere; }
        [data-view=slider] .stage img, [data-view=difference] .stage img { grid-area: 1 / 1; }
        [data-view=slider] figure input { display: block; }
        [data-view=slider] .old { z-index: 1; clip-path: inset(0 calc(100% - var(--cut, 50%)) 0 0); }
        [data-view=difference] .new { mix-blend-mode: difference; }
        [data-view=difference] .stage { filter: brightness(6); }
        :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
        @media print { .views, figure input { display: none; } }

        """

    /// The choice of the view, and the sliders.
    static let script = """
        "use strict";
        for (const choice of document.querySelectorAll("input[name=view]")) {
          choice.addEventListener("change", () => { document.body.dataset.view = choice.value; });
          if (choice.checked) document.body.dataset.view = choice.value;
        }
        for (const slider of document.querySelectorAll("figure input")) {
          const stage = slider.parentElement.querySelector(".stage");
          slider.addEventListener("input", () => stage.style.setProperty("--cut", slider.value + "%"));
        }

        """
}
