import { bracketWords as words } from '#content/brackets.ts';
import type { ScheduleId, SpanRule } from '#content/tax-schedules.ts';
import { defaultSchedule, isScheduleId, scheduleOf } from '#machines/tax-calculator/schedules.ts';
import { readTypedSchedule, type ReadSchedule } from './typed-schedule.ts';

/** What the page shows, as it was chosen and typed. */
export interface BracketsView {
  readonly schedule: ScheduleId | 'typed';
  readonly other: ScheduleId;
  /** The typed schedule, whether or not it is shown. */
  readonly bands: string;
  readonly spanRule: SpanRule;
  readonly income: string;
  readonly deductions: string;
}

export const firstView: BracketsView = {
  schedule: defaultSchedule.id,
  other: 'from-2024-07-31',
  bands: words.example,
  spanRule: 'exact',
  income: '48000',
  deductions: '',
};

/** Reads a view from an address. What it does not know, it leaves as it is at first. */
export function readView(search: string): BracketsView {
  const asked = new URLSearchParams(search);
  const schedule = asked.get('schedule') ?? '';
  const other = asked.get('other') ?? '';
  return {
    schedule: schedule === 'typed' || isScheduleId(schedule) ? schedule : firstView.schedule,
    other: isScheduleId(other) ? other : firstView.other,
    bands: asked.get('bands') ?? firstView.bands,
    spanRule: asked.get('spanRule') === 'plus-one' ? 'plus-one' : 'exact',
    income: asked.get('income') ?? firstView.income,
    deductions: asked.get('deductions') ?? firstView.deductions,
  };
}

/** The address that brings a view back; what is as at first is left out. */
export function addressOf(view: BracketsView): string {
  const fields = Object.entries(firstView).flatMap(([field, first]) =>
    Object.entries(view).filter(([name, value]) => name === field && value !== first),
  );
  const search = String(new URLSearchParams(fields));
  return search === '' ? '/brackets' : `/brackets?${search}`;
}

/** The schedule that a view is about. */
export const scheduleIn = ({
  schedule,
  bands,
  spanRule,
}: Pick<BracketsView, 'schedule' | 'bands' | 'spanRule'>): ReadSchedule =>
  schedule === 'typed'
    ? readTypedSchedule(bands, spanRule)
    : { schedule: scheduleOf(schedule), problem: null };
