import { facts, type Fact, type FactId } from './facts.ts';
import type { IsoDate, Text } from './text.ts';

/** A dated note, printed under the figures it is about. */
export interface FactNote {
  readonly figures: readonly string[];
  readonly text: Text;
  readonly date: IsoDate;
}

const known: Readonly<Record<FactId, Fact>> = facts;

/** The dated notes of the facts that a section or an answer prints, each said once: several facts may share one. */
export function notesOf(ids: readonly FactId[]): readonly FactNote[] {
  const notes = new Map<string, FactNote>();
  for (const id of new Set(ids)) {
    const { figure, note } = known[id];
    if (note === undefined) continue;
    const figures = notes.get(note.text)?.figures ?? [];
    notes.set(note.text, { ...note, figures: [...new Set([...figures, figure])] });
  }
  return [...notes.values()];
}
