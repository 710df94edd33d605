import { dollarsOf } from '#brackets/core/cents.ts';
import { defineSchedule } from '#brackets/core/define-schedule.ts';
import { readCents, wholeOf } from '#brackets/parse/read-amount.ts';
import { largestLimit, readBands } from '#brackets/parse/read-bands.ts';
import { Unreadable } from '#brackets/parse/unreadable.ts';
import { bracketWords as words } from '#brackets/page/words.ts';
import type { Band } from '#brackets/data/tax-schedules.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { messageOf } from '#brackets/message-of.ts';

/** A schedule, or why it is invalid. */
export type ReadSchedule =
  | { readonly schedule: Schedule; readonly problem: null }
  | { readonly schedule: null; readonly problem: string };

const mostBands = 100;

const amount = String.raw`(\$?\d[\d,.]*)`;
const bandLine = new RegExp(
  String.raw`^${amount}\s*(?:(?:to|-|–)\s*${amount}|(?:and over|and up|\+|-|–))(?:\s*(?:at|@|:)\s*|\s+)(\d+(?:\.\d+)?)\s*%$`,
  'i',
);

/** Throws Unreadable for a text that is not one clear amount. */
const dollarsIn = (text: string): number => dollarsOf(readCents(wholeOf(text), largestLimit));

/** A percentage as the nearest fraction: '12.82' is 0.1282, which 12.82 / 100 is not. */
const fractionOf = (percent: string): number => Number(`${percent}e-2`);

function bandIn(line: string): Band | null {
  const [, min, max, percent] = bandLine.exec(line) ?? [];
  if (min === undefined || percent === undefined) return null;
  return {
    min: dollarsIn(min),
    max: max === undefined ? Infinity : dollarsIn(max),
    rate: fractionOf(percent),
  };
}

const refuse = (problem: string): ReadSchedule => ({ schedule: null, problem });

/** Bands on one line begin with a limit and a colon. */
const onOneLine = /^\s*\$?\d[\d.]*\s*:.*$/;

function readLines(text: string): ReadSchedule {
  const lines = text.split('\n').map((line) => line.trim());
  const written = lines.flatMap((line, index) => (line === '' ? [] : [{ line, place: index + 1 }]));
  if (written.length === 0) return refuse(words.problems.empty);
  if (written.length > mostBands) return refuse(words.problems.tooMany(mostBands));
  const bands: Band[] = [];
  for (const { line, place } of written) {
    const band = bandIn(line);
    if (band === null) return refuse(words.problems.notABand(place, line.slice(0, 60)));
    bands.push(band);
  }
  const name = words.typed;
  const data = { id: 'typed', name, from: '2000-01-01', to: null, bands } as const;
  return { schedule: defineSchedule(data), problem: null };
}

/** Reads a typed schedule: one band on each line, or all on one line as in the command. */
export function readTypedSchedule(text: string): ReadSchedule {
  const typed = text.trim();
  try {
    return onOneLine.test(typed) ? { schedule: readBands(typed), problem: null } : readLines(typed);
  } catch (error) {
    if (!(error instanceof Unreadable)) return refuse(messageOf(error));
    return refuse(words.problems.at(error.message, error.text.slice(error.at, error.at + 12)));
  }
}
