/** A control of a page, as assistive technology finds it. */
export interface Control {
  readonly role:
    | 'button'
    | 'checkbox'
    | 'combobox'
    /** Of a `<summary>`. */
    | 'heading'
    | 'radio'
    | 'searchbox'
    | 'spinbutton'
    | 'switch'
    | 'textbox';
  /** The full accessible name. */
  readonly name: string;
}

/**
 * Something the world does, by a helper of the project: an async function that takes Playwright's
 * page first. A helper named stopClock stops the clock until a wait.
 */
export interface WorldAct {
  readonly do: 'world';
  readonly helper: string;
  readonly with: readonly unknown[];
}

type Held =
  | { readonly value: string }
  | { readonly checked: boolean }
  | { readonly expanded: boolean };

/** Matches a control whose menu, popover or details are shown. */
const expanded = '[aria-expanded="true"], :has(+ :popover-open), details[open] > summary *';

/** A selector of the controls that are expanded, or of those that are not. */
export const expandedSelector = (isExpanded: boolean): string =>
  isExpanded ? expanded : `:not(${expanded})`;

export type Find = { readonly do: 'find'; readonly control: Control } & Held;

/** An action on a page, or an expectation. */
export type Act =
  | { readonly do: 'press'; readonly control: Control }
  | { readonly do: 'fill'; readonly control: Control; readonly text: string }
  | { readonly do: 'select'; readonly control: Control; readonly option: string }
  /** Focuses and blurs a control. */
  | { readonly do: 'leave'; readonly control: Control }
  | { readonly do: 'key'; readonly key: 'Escape' | 'Tab' }
  /** Loads a URL of the site and waits for hydration. */
  | { readonly do: 'open'; readonly address: string }
  | { readonly do: 'wait'; readonly ms: number }
  /** Expects a machine's view to name a state. */
  | { readonly do: 'see'; readonly machine: string; readonly state: string }
  | Find
  | WorldAct;

/** True if a page's clock stands still until a wait. */
export const stopsClock = (prepare: readonly Act[]): boolean =>
  prepare.some((act) => act.do === 'world' && act.helper === 'stopClock');

export const control = (role: Control['role'], name: string): Control => ({ role, name });

export const press = (on: Control): Act => ({ do: 'press', control: on });

export const fill = (into: Control, text: string): Act => ({ do: 'fill', control: into, text });

export const select = (from: Control, option: string): Act => ({
  do: 'select',
  control: from,
  option,
});

export const leave = (left: Control): Act => ({ do: 'leave', control: left });

export const key = (pressed: 'Escape' | 'Tab'): Act => ({ do: 'key', key: pressed });

export const open = (address: string): Act => ({ do: 'open', address });

export const find = (found: Control, held: Held): Find => ({
  do: 'find',
  control: found,
  ...held,
});

export const world = (helper: string, ...given: readonly unknown[]): WorldAct => ({
  do: 'world',
  helper,
  with: given,
});
