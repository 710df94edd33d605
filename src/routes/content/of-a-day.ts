import { newZealandDay } from '#brackets/core/new-zealand-day.ts';
import type { Page } from '#content/page.ts';
import { today } from '#content/today.ts';
import type { PageData } from '#src/routes/page/page-data.ts';
import { withComingDates } from './coming-dates.ts';
import { calculatorOn, type CalculatorDay } from './calculator-day.ts';

const hasDates = (value: unknown): value is Page =>
  typeof value === 'object' &&
  value !== null &&
  'sections' in value &&
  Array.isArray(value.sections) &&
  value.sections.some(({ kind }) => kind === 'dates');

const isCalculator = (props: object): props is CalculatorDay => 'today' in props;

/** True for the props of a page that says what is true or next on the day of the build. */
export const isOfToday = (props: object): boolean =>
  isCalculator(props) || Object.values(props).some(hasDates);

/** The props of such a page on a later day. */
export const onDay = <Props extends object>(props: Props, day: string): Props => ({
  ...props,
  ...Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      hasDates(value) ? withComingDates(value, day) : value,
    ]),
  ),
  ...(isCalculator(props) && calculatorOn(props, day)),
});

/** The page as it is today, if the day of its build is over. */
export function renewPage<Props extends object>(page: PageData<Props>): PageData<Props> {
  const day = today();
  return day > newZealandDay(new Date(Number(page.dayEnds) - 1))
    ? { ...page, props: onDay(page.props, day) }
    : page;
}
