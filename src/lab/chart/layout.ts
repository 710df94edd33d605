import type { ChartModel } from './model.ts';

export type TextWeight = 400 | 700;

/** Lengths and places of a layout are px from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** What a line of text says, and so how it looks. */
export type LineRole = 'title' | 'trigger' | 'guard' | 'actions' | 'note';

/** A line of text where it stands: `x` is its left end, `y` its baseline. */
export interface Line extends Point {
  readonly role: LineRole;
  readonly text: string;
}

/** Text with the room that is kept for it. */
export interface Label {
  readonly box: Box;
  readonly lines: readonly Line[];
}

export interface PlacedState {
  readonly id: string;
  readonly box: Box;
  readonly header: Label;
  /** The transitions that stay in the state and so are written into it, by name. */
  readonly rows: readonly (Label & { readonly transition: string })[];
}

/** A transition drawn as an arrow for each of its targets. */
export interface PlacedTransition {
  readonly transition: string;
  readonly arrows: readonly (readonly Point[])[];
  /** Without a line where the arrow's gate says everything. */
  readonly label: Label;
}

/** The event that leads from a whole state to something within it, and so stands within it. */
export interface PlacedGate {
  readonly state: string;
  readonly label: Label;
}

/** Where a state begins: a dot, and an arrow to its first child. */
export interface PlacedInitial {
  readonly state: string;
  readonly dot: Box;
  readonly arrow: readonly Point[];
}

/** A chart with everything in its place. */
export interface ChartLayout {
  readonly model: ChartModel;
  readonly width: number;
  readonly height: number;
  /** Parents before children, so that children are drawn over them. */
  readonly states: readonly PlacedState[];
  readonly transitions: readonly PlacedTransition[];
  readonly gates: readonly PlacedGate[];
  readonly initials: readonly PlacedInitial[];
}
