/** A field, a button, a link or a form. Each has some of these. */
export interface Control extends HTMLElement {
  readonly type?: string;
  readonly name?: string;
  value?: unknown;
  checked?: boolean;
  readonly href?: unknown;
  /** Of a button that opens a menu, in browsers that have popovers. */
  readonly popoverTargetElement?: unknown;
  readonly requestSubmit?: () => void;
}

/** An event before hydration, with the value of its control at that time. */
export type HeldInput = readonly [
  event: Event,
  control: Control,
  value: unknown,
  checked: boolean | undefined,
];

/** What the inline script hands to the application. */
export interface EarlyInput {
  /** Oldest first. */
  readonly held: HeldInput[];
  /** True while events are held. */
  on: boolean;
  /** Leaves the page as it is without scripts, and posts submitted forms. Rethrows the failure. */
  readonly discard: (failure?: unknown) => void;
  /** The page's controls before React renders, in order. React replaces those of a translated page. */
  served?: readonly Control[];
  /** The values that the browser restored or filled in without an event. */
  filled?: readonly HeldInput[];
  /** Which of the page's details were open, by their place. */
  opened?: readonly number[];
  /** The control that had focus. */
  focused?: Control | undefined;
  /** Calls `discard` if the application does not load in time. */
  timer?: ReturnType<typeof setTimeout>;
}

declare global {
  interface Window {
    early: EarlyInput;
  }
  interface Navigator {
    /** Only Chromium has it. */
    readonly connection?: { readonly saveData: boolean };
  }
}
