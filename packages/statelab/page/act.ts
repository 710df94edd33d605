/** A control of a page, as a visitor or a screen reader finds it. */
export interface Control {
  readonly role:
    | 'button'
    | 'checkbox'
    | 'combobox'
    | 'radio'
    | 'searchbox'
    | 'spinbutton'
    | 'switch'
    | 'textbox';
  /** Its whole accessible name. */
  readonly name: string;
}

/**
 * Something the world does: a helper of the project does it, an async function of this name that
 * takes Playwright's page first. One named stopClock stops the time until a wait.
 */
export interface WorldAct {
  readonly do: 'world';
  readonly helper: string;
  readonly with: readonly unknown[];
}

/** That a control holds a value, is ticked or not, or says that what it opens is open or not. */
type Held =
  | { readonly value: string }
  | { readonly checked: boolean }
  | { readonly expanded: boolean };

/** Expects something of a control. */
export type Find = { readonly do: 'find'; readonly control: Control } & Held;

/** One thing that is done to a page, or expected of it. Whoever performs, prints or records acts reads these. */
export type Act =
  | { readonly do: 'press'; readonly control: Control }
  | { readonly do: 'fill'; readonly control: Control; readonly text: string }
  | { readonly do: 'select'; readonly control: Control; readonly option: string }
  /** Focus goes to a control and away from it. */
  | { readonly do: 'leave'; readonly control: Control }
  | { readonly do: 'key'; readonly key: 'Escape' | 'Tab' }
  /** Loads an address of the site and waits until the page answers. */
  | { readonly do: 'open'; readonly address: string }
  | { readonly do: 'wait'; readonly ms: number }
  /** Expects the view of a machine to say that it is in a state. */
  | { readonly do: 'see'; readonly machine: string; readonly state: string }
  | Find
  | WorldAct;

/** A control by its role and its whole accessible name. */
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
