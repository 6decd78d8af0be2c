/** The pages of the documentation, by section, in the order of its navigation. */

/**
 * @typedef {object} Entry
 * @property {string} slug the name of the page in its address, `docs/SLUG.html`
 * @property {string} name the name of the page in lists; its own title may be longer
 * @property {string} file the Markdown file, from the root of the repository
 * @property {string} summary one sentence for the overview and for search engines
 */

/** @type {readonly { readonly title: string, readonly entries: readonly Entry[] }[]} */
export const sections = [
  {
    title: "Use the lab",
    entries: [
      {
        slug: "hosting",
        name: "Hosting and embedding",
        file: "docs/hosting.md",
        summary: "Host the page yourself, and embed boards and races in other pages.",
      },
      {
        slug: "recipes",
        name: "Recipes for course pages",
        file: "docs/recipes/README.md",
        summary: "Complete examples for mdBook, Quarto, Moodle and other course systems.",
      },
      {
        slug: "command-line",
        name: "Command line",
        file: "docs/command-line.md",
        summary: "Solve, generate, rate and compare on the command line.",
      },
      {
        slug: "package",
        name: "The npm package",
        file: "pkg/README.md",
        summary: "The npm package: solvers, races and statistics in browsers and in Node.",
      },
    ],
  },
  {
    title: "Run experiments",
    entries: [
      {
        slug: "experiments",
        name: "Definitions of experiments",
        file: "docs/experiments.md",
        summary: "The definition of an experiment: sets, contestants, seeds and budgets.",
      },
      {
        slug: "records",
        name: "Records",
        file: "docs/records.md",
        summary: "The columns of the records, and how damaged records are detected.",
      },
      {
        slug: "anytime",
        name: "Anytime performance",
        file: "docs/anytime.md",
        summary:
          "Expected running times, fixed budgets and distributions of run lengths, as in COCO.",
      },
      {
        slug: "selection",
        name: "Algorithm selection",
        file: "docs/selection.md",
        summary: "Which solver suits which puzzle: features, models and a study.",
      },
      {
        slug: "figures",
        name: "Figures",
        file: "docs/figures.md",
        summary: "Figures as specifications, for SVG, TikZ and Vega-Lite.",
      },
      {
        slug: "slurm",
        name: "Slurm job arrays",
        file: "docs/slurm.md",
        summary: "Run the shards of an experiment as a Slurm job array.",
      },
      {
        slug: "cluster",
        name: "Ray clusters",
        file: "engine/README.md",
        summary: "Distribute the shards of an experiment over a Ray cluster.",
      },
    ],
  },
  {
    title: "Extend the lab",
    entries: [
      {
        slug: "own-solver",
        name: "A solver of your own",
        file: "docs/own-solver.md",
        summary: "Write a solver in JavaScript or WebAssembly that races in the page.",
      },
      {
        slug: "extending",
        name: "Extending the lab",
        file: "docs/extending.md",
        summary: "Add an algorithm, a technique or a rating scale in Rust.",
      },
    ],
  },
  {
    title: "Background",
    entries: [
      {
        slug: "papers",
        name: "The papers",
        file: "docs/papers.md",
        summary: "What the five texts describe, and where it is reproduced.",
      },
      {
        slug: "learned",
        name: "The learned solver",
        file: "docs/learned.md",
        summary: "A network that learns to solve puzzles: its model, its training and its results.",
      },
      {
        slug: "glossary",
        name: "Glossary",
        file: "docs/glossary.md",
        summary: "The terms that the page and the code use.",
      },
      {
        slug: "architecture",
        name: "Architecture",
        file: "ARCHITECTURE.md",
        summary: "Layers, the life of a run, and design decisions.",
      },
      {
        slug: "changelog",
        name: "Changelog",
        file: "CHANGELOG.md",
        summary: "What changed in each version.",
      },
    ],
  },
];
