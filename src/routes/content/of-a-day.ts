import { newZealandDay } from '#brackets/core/new-zealand-day.ts';
import { today } from '#content/today.ts';
import type { Section } from '#content/page.ts';
import { fillDates } from './coming-dates.ts';
import { calculatorOn, type CalculatorDay } from './calculator-day.ts';

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
