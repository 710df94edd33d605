import * as v from 'valibot';
import { findSchedule, scheduleFor } from '#brackets/core/schedules.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { taxCodes } from '#brackets/core/tax-code.ts';
import { readBands } from '#brackets/parse/read-bands.ts';
import { attempt } from './attempt.ts';
import { bracketWords as words } from './words.ts';

const knownId = v.pipe(
  v.string(),
  v.check((id) => findSchedule(id) !== undefined),
);
const taxCode = v.picklist(taxCodes);

/** The page's view: its choices and typed text. */
const viewSchema = v.object({
  /** The id of a schedule, or 'typed'. */
  schedule: v.fallback(v.union([v.literal('typed'), knownId]), 'from-2024-07-31'),
  other: v.fallback(knownId, 'from-2021-04-01'),
  /** The typed schedule, even if another is shown. */
  bands: v.optional(v.string(), words.example),
  income: v.optional(v.string(), '48000'),
  deductions: v.optional(v.string(), ''),
  /** A weekly pay, and the tax codes to show. */
  pay: v.optional(v.string(), '1000'),
  code: v.fallback(taxCode, 'M'),
  otherCode: v.fallback(taxCode, 'ME'),
});

export type BracketsView = Readonly<v.InferOutput<typeof viewSchema>>;

/** Reads a view from an address. Unknown values keep their defaults. */
export const readView = (search: string): BracketsView =>
  v.parse(viewSchema, Object.fromEntries(new URLSearchParams(search)));

export const firstView = readView('');

const firstValues = new Map(Object.entries(firstView));

/** The address of a view, without defaults. */
export function addressOf(view: BracketsView): string {
  const fields = Object.entries(view).filter(([name, value]) => value !== firstValues.get(name));
  const search = String(new URLSearchParams(fields));
  return search === '' ? '/brackets' : `/brackets?${search}`;
}

/** The schedule with a known id. */
export const scheduleOf = (id: string): Schedule => findSchedule(id) ?? scheduleFor('2024-07-31');

/** The schedule of a view. A typed one may have its bands on lines. */
export const scheduleIn = ({ schedule, bands }: Pick<BracketsView, 'schedule' | 'bands'>) =>
  attempt(() =>
    schedule === 'typed' ? readBands(bands.trim().replaceAll(/\n+/g, ',')) : scheduleOf(schedule),
  );
