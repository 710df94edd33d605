import type { ChartModel } from '#statelab/machine/extract.ts';

/** The font of each kind of line; sizes in px. */
export const looks: Readonly<Record<LineRole, { size: number; weight: number }>> = {
  title: { size: 16, weight: 700 },
  trigger: { size: 13, weight: 700 },
  guard: { size: 13, weight: 400 },
  actions: { size: 13, weight: 400 },
  note: { size: 13, weight: 400 },
};

/** In px. */
export const lineHeight = (role: LineRole): number => Math.round(looks[role].size * 1.3);

/** The width of the mark after a label's first line, in px. */
export const markRoom = 34;

/** The width of a fold control in a state's header, in px. */
export const foldRoom = 24;

/** In px from the top left corner of the layout. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The kind of a line, which decides its font. */
export type LineRole = 'title' | 'trigger' | 'guard' | 'actions' | 'note';

/** A placed line of text: `x` is its left end, `y` its baseline. */
export interface Line extends Point {
  readonly role: LineRole;
  readonly text: string;
}

/** Text and its box. */
export interface Label {
  readonly box: Box;
  readonly lines: readonly Line[];
}

export interface PlacedState {
  readonly id: string;
  readonly box: Box;
  readonly header: Label;
  /** Transitions without a target, listed in the state. */
  readonly rows: readonly (Label & { readonly transition: string })[];
}

export interface ChartLayout {
  /** The whole machine, including folded states. */
  readonly model: ChartModel;
  /** Why it could not be laid out; everything else is then empty. */
  readonly problem: string | null;
  readonly folded: readonly string[];
  readonly width: number;
  readonly height: number;
  /** Parents first: children are drawn over them. */
  readonly states: readonly PlacedState[];
  /** Transitions that share a label: one, or a bundle of alike ones to several states. */
  readonly transitions: readonly {
    readonly names: readonly string[];
    /** The shown state that they leave. */
    readonly source: string;
    /** Empty if the gate says everything. */
    readonly label: Label;
    /** True for a bundle: its arrows start at the label. */
    readonly forks: boolean;
    /** The line from a bundle's source to its label. Empty for other arrows. */
    readonly trunk: readonly Point[];
    /** One per target, which is the shown state that it enters. */
    readonly arrows: readonly {
      readonly transition: string;
      readonly target: string;
      readonly points: readonly Point[];
    }[];
  }[];
  /** The events of transitions from a state to its descendants, drawn inside it. */
  readonly gates: readonly { readonly state: string; readonly label: Label }[];
  /** The initial dots of states, each with its arrow, and the arrows from histories to their defaults. */
  readonly initials: readonly {
    readonly state: string;
    readonly dot: Box | null;
    readonly arrow: readonly Point[];
  }[];
}
