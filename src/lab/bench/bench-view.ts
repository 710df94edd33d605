import { bench } from '#content/lab-bench.ts';
import type { SpanRule } from '#machines/tax-calculator/band.ts';
import {
  defaultSchedule,
  isScheduleId,
  scheduleInForce,
  scheduleOf,
  type ScheduleId,
} from '#machines/tax-calculator/schedules.ts';
import { readTypedSchedule, type ReadSchedule } from './typed-schedule.ts';

/** What the bench shows, as it was chosen and typed. */
export interface BenchView {
  readonly schedule: ScheduleId | 'typed';
  readonly other: ScheduleId;
  /** The typed schedule, whether or not it is shown. */
  readonly bands: string;
  readonly spanRule: SpanRule;
  readonly income: string;
  readonly deductions: string;
}

export const firstView: BenchView = {
  schedule: defaultSchedule.id,
  other: scheduleInForce.id,
  bands: bench.example,
  spanRule: 'exact',
  income: '48000',
  deductions: '',
};

/** Reads a view from an address. What it does not know, it leaves as it is at first. */
export function readView(search: string): BenchView {
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

/** What an address needs to bring a view back; what is as at first is left out. */
export function printView(view: BenchView): string {
  const fields = Object.entries(firstView).flatMap(([field, first]) =>
    Object.entries(view).filter(([name, value]) => name === field && value !== first),
  );
  return String(new URLSearchParams(fields));
}

/** The schedule that a view is about. */
export const scheduleIn = ({
  schedule,
  bands,
  spanRule,
}: Pick<BenchView, 'schedule' | 'bands' | 'spanRule'>): ReadSchedule =>
  schedule === 'typed'
    ? readTypedSchedule(bands, spanRule)
    : { schedule: scheduleOf(schedule), problem: null };
