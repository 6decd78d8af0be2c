// Generated from sharing.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly help: string;
  readonly form: string;
  readonly shown: string;
  readonly compact: string;
  readonly compactHelp: string;
  readonly hide: (count: number) => string;
  readonly parts: {
    readonly header: string;
    readonly puzzle: string;
    readonly setup: string;
    readonly transport: string;
    readonly boards: string;
    readonly counters: string;
    readonly verdict: string;
    readonly curves: string;
    readonly finish: string;
    readonly papers: string;
    readonly code: string;
    readonly links: string;
  };
  readonly lock: string;
  readonly themes: {
    readonly light: string;
    readonly dark: string;
    readonly contrast: string;
    readonly system: string;
  };
  readonly theirLanguage: string;
  readonly size: string;
  readonly start: string;
  readonly autoplay: string;
  readonly numbers: {
    readonly width: string;
    readonly height: string;
    readonly from: string;
    readonly to: string;
    readonly maxSeconds: string;
  };
  readonly fullWidth: string;
  readonly first: string;
  readonly last: string;
  readonly noLimit: string;
  readonly preview: string;
  readonly previewOf: (title: string) => string;
  readonly forms: string;
  readonly kinds: {
    readonly frame: {
      readonly name: string;
      readonly code: string;
      readonly help: string;
    };
    readonly element: {
      readonly name: string;
      readonly code: string;
      readonly help: string;
    };
    readonly link: {
      readonly name: string;
      readonly code: string;
      readonly help: string;
    };
    readonly markdown: {
      readonly name: string;
      readonly code: string;
      readonly help: string;
    };
    readonly latex: {
      readonly name: string;
      readonly code: string;
      readonly help: string;
    };
    readonly qr: {
      readonly name: string;
      readonly help: string;
    };
    readonly figure: {
      readonly name: string;
      readonly help: string;
    };
  };
  readonly qrOf: string;
  readonly qrTooLong: string;
  readonly save: (name: string) => string;
  readonly noPng: string;
  readonly frame: (view: string) => string;
  readonly copy: string;
  readonly copyFrame: string;
  readonly embedOptions: string;
  readonly copied: string;
  readonly refused: string;
  readonly linkTitle: string;
  readonly linkHelp: string;
  readonly link: string;
  readonly locks: {
    readonly nothing: string;
    readonly setup: string;
    readonly all: string;
  };
};
export type Functions = never;
