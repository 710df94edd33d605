import type { ChartModel } from './model.ts';

/** How each kind of line is set; sizes in px. */
export const looks: Readonly<Record<LineRole, { size: number; weight: TextWeight }>> = {
  title: { size: 16, weight: 700 },
  trigger: { size: 13, weight: 700 },
  guard: { size: 13, weight: 400 },
  actions: { size: 13, weight: 400 },
  note: { size: 13, weight: 400 },
};

/** From one line to the next, in px. */
export const lineHeight = (role: LineRole): number => Math.round(looks[role].size * 1.3);

/** How much room every label keeps for a mark after its first line, in px. */
export const markRoom = 34;

/** How much room the head of a state that can be folded keeps for that, before its mark, in px. */
export const foldRoom = 24;

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

interface PlacedArrow {
  readonly transition: string;
  /** The id of the state that it enters, as it is shown. */
  readonly target: string;
  readonly points: readonly Point[];
}

/** Transitions that share a label: one, or a bundle that does the same on the way to many states. */
interface PlacedTransitions {
  readonly names: readonly string[];
  /** The id of the state that they leave, as it is shown. */
  readonly source: string;
  /** Without a line where the arrow's gate says everything. */
  readonly label: Label;
  /** True of a bundle: its arrows leave its label. */
  readonly forks: boolean;
  /** From the source of a bundle to its label; empty where the label stands at an arrow, or in its source. */
  readonly trunk: readonly Point[];
  /** An arrow for each target. */
  readonly arrows: readonly PlacedArrow[];
}

/** The event that leads from a whole state to something within it, and so stands within it. */
interface PlacedGate {
  readonly state: string;
  readonly label: Label;
}

/** Where a state begins: a dot, and an arrow to its first child; from a history an arrow to its default. */
interface PlacedInitial {
  readonly state: string;
  readonly dot: Box | null;
  readonly arrow: readonly Point[];
}

/** What of a chart is shown. */
export interface Part {
  readonly folded: ReadonlySet<string>;
  /** The states of which only the neighbours are shown, too; all states where left out. */
  readonly near?: readonly string[] | undefined;
}

/** A chart with everything in its place. */
export interface ChartLayout {
  /** All of the machine, whatever of it is folded. */
  readonly model: ChartModel;
  /** Why it could not be laid out, where it could not, as a sentence to be shown in its place; nothing then has a place. */
  readonly problem: string | null;
  /** The ids of the states whose inside is not shown. */
  readonly folded: readonly string[];
  readonly width: number;
  readonly height: number;
  /** Parents before children, so that children are drawn over them. */
  readonly states: readonly PlacedState[];
  readonly transitions: readonly PlacedTransitions[];
  readonly gates: readonly PlacedGate[];
  readonly initials: readonly PlacedInitial[];
}
