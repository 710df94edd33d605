import { bracketWords as words } from '#brackets/page/words.ts';
import { findSchedule, scheduleFor } from '#brackets/core/schedules.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { taxCodes, type TaxCode } from '#brackets/core/tax-code.ts';
import { readTypedSchedule, type ReadSchedule } from './typed-schedule.ts';

/** The page's view: its choices and typed text. */
export interface BracketsView {
  /** The id of a schedule, or 'typed'. */
  readonly schedule: string;
  readonly other: string;
  /** The typed schedule, even if another is shown. */
  readonly bands: string;
  readonly income: string;
  readonly deductions: string;
  /** The wanted net amount. */
  readonly net: string;
  /** A weekly pay, and the tax codes to show. */
  readonly pay: string;
  readonly code: TaxCode;
  readonly otherCode: TaxCode;
  /** The jobs of a tax year, one on each line, and the rate that goes to KiwiSaver; empty for none. */
  readonly jobs: string;
  readonly kiwiSaver: string;
}

export const firstView: BracketsView = {
  schedule: 'from-2024-07-31',
  other: 'from-2021-04-01',
  bands: words.example,
  income: '48000',
  deductions: '',
  net: '',
  pay: '1000',
  code: 'M',
  otherCode: 'ME',
  jobs: words.year.example,
  kiwiSaver: '',
};

const isKnown = (id: string): boolean => findSchedule(id) !== undefined;

const codeIn = (text: string | null): TaxCode | undefined => taxCodes.find((code) => code === text);

/** Reads a view from an address. Unknown values keep their defaults. */
export function readView(search: string): BracketsView {
  const asked = new URLSearchParams(search);
  const schedule = asked.get('schedule') ?? '';
  const other = asked.get('other') ?? '';
  return {
    schedule: schedule === 'typed' || isKnown(schedule) ? schedule : firstView.schedule,
    other: isKnown(other) ? other : firstView.other,
    bands: asked.get('bands') ?? firstView.bands,
    income: asked.get('income') ?? firstView.income,
    deductions: asked.get('deductions') ?? firstView.deductions,
    net: asked.get('net') ?? firstView.net,
    pay: asked.get('pay') ?? firstView.pay,
    code: codeIn(asked.get('code')) ?? firstView.code,
    otherCode: codeIn(asked.get('otherCode')) ?? firstView.otherCode,
    jobs: asked.get('jobs') ?? firstView.jobs,
    kiwiSaver: asked.get('kiwiSaver') ?? firstView.kiwiSaver,
  };
}

/** The address of a view, without defaults. */
export function addressOf(view: BracketsView): string {
  const fields = Object.entries(firstView).flatMap(([field, first]) =>
    Object.entries(view).filter(([name, value]) => name === field && value !== first),
  );
  const search = String(new URLSearchParams(fields));
  return search === '' ? '/brackets' : `/brackets?${search}`;
}

/** The schedule with a known id. */
export const scheduleOf = (id: string): Schedule => findSchedule(id) ?? scheduleFor('2024-07-31');

/** The schedule of a view. */
export const scheduleIn = ({
  schedule,
  bands,
}: Pick<BracketsView, 'schedule' | 'bands'>): ReadSchedule =>
  schedule === 'typed'
    ? readTypedSchedule(bands)
    : { schedule: scheduleOf(schedule), problem: null };
