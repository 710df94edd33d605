/** What a visitor uses: a field, a button, or a form. Each has some of these. */
export interface Control extends HTMLElement {
  readonly type?: string;
  value?: unknown;
  checked?: boolean;
  readonly href?: unknown;
  readonly requestSubmit?: () => void;
}

/** An event before the page could respond, and what its control contained then. */
export type HeldInput = readonly [
  event: Event,
  control: Control,
  value: unknown,
  checked: boolean | undefined,
];

/** What the script in the head hands to the application. */
export interface EarlyInput {
  /** Oldest first. */
  readonly held: HeldInput[];
  /** Whether events are held; if not, they are let through. */
  on: boolean;
  /** Leaves the page as it is without scripts, and posts what was submitted. Throws what it is given. */
  readonly giveUp: (failure?: unknown) => void;
  /** The timer that gives up on an application that does not arrive. */
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
