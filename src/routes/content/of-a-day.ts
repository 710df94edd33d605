import { dayOfIso, isoOf } from '#brackets/core/calendar.ts';
import { newZealandDay } from '#brackets/core/new-zealand-day.ts';
import { taxDatesBetween } from '#content/tax-dates/tax-dates.ts';
import { today } from '#content/today.ts';
import type { Section } from '#content/page.ts';
import type { TaxFormWords } from '#content/ui/tax-form.ts';
import type { Today } from '#src/views/calculators/today.ts';
import { fillDates, knowsDatesFrom } from './coming-dates.ts';

/** The tax calculator's words and rules on a day. */
export interface CalculatorDay {
  readonly form: TaxFormWords;
  readonly today: Today;
}

/** The next three instalments of provisional tax from a day on; none after the last year of known dates. */
export const instalmentsFrom = (day: string): Today['instalments'] =>
  (knowsDatesFrom(day) ? taxDatesBetween(day, isoOf(dayOfIso(day) + 750)) : [])
    .filter(({ kind }) => kind === 'provisionalTax')
    .slice(0, 3)
    .map(({ due, periodEnd }) => ({ due, periodEnd }));

/**
 * The calculator on a later day than that of its rules: with the instalments that come next, and, once
 * the rules have ended, without saying that they are in force. A browser has no others.
 */
function calculatorOn({ form, today: applies }: CalculatorDay, day: string): CalculatorDay {
  const { results } = form;
  return {
    form: day > applies.until ? { ...form, results: { ...results, ...results.ended } } : form,
    today: { ...applies, instalments: instalmentsFrom(day) },
  };
}

interface DatesProps {
  readonly section: Extract<Section, { kind: 'dates' }>;
}

const hasDates = (props: object): props is DatesProps =>
  'section' in props &&
  typeof props.section === 'object' &&
  props.section !== null &&
  'kind' in props.section &&
  props.section.kind === 'dates';

const isCalculator = (props: object): props is CalculatorDay => 'today' in props && 'form' in props;

/** True for the props of an island that says what is true or next on the day of the build. */
export const isOfToday = (props: object): boolean => isCalculator(props) || hasDates(props);

/** The props of such an island on a later day. */
export function onDay<Props extends object>(props: Props, day: string): Props {
  if (hasDates(props)) return { ...props, section: fillDates(props.section, day) };
  return isCalculator(props) ? { ...props, ...calculatorOn(props, day) } : props;
}

/** The props as they are today, if the day of the build is over, which ended at `dayEnds` (milliseconds). */
export function renewed<Props extends object>(props: Props, dayEnds: number): Props {
  const day = today();
  return day > newZealandDay(new Date(dayEnds - 1)) ? onDay(props, day) : props;
}
