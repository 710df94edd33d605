import { askYear, type CalculatedYear } from '#brackets/command/ask-year.ts';
import { messageOf } from '#brackets/message-of.ts';
import { bracketWords as words } from '#brackets/page/words.ts';
import { Unreadable } from '#brackets/parse/unreadable.ts';
import type { BracketsView } from './view.ts';

/** A year of pays, or why it can't be worked out. */
type ReadYear =
  | { readonly calculated: CalculatedYear; readonly problem: null }
  | { readonly calculated: null; readonly problem: string };

/** Reads jobs, one on each line, in the steps of the command. */
export function readTypedYear({
  jobs,
  kiwiSaver,
}: Pick<BracketsView, 'jobs' | 'kiwiSaver'>): ReadYear {
  const job = jobs.split('\n').filter((line) => line.trim() !== '');
  if (job.length === 0) return { calculated: null, problem: words.year.empty };
  const shares = kiwiSaver === '' ? {} : { kiwisaver: kiwiSaver };
  try {
    return { calculated: askYear({ job, ...shares }), problem: null };
  } catch (error) {
    const problem =
      error instanceof Unreadable
        ? words.problems.at(error.message, error.text.slice(error.at, error.at + 12))
        : messageOf(error);
    return { calculated: null, problem };
  }
}
