import { newZealandDay } from '#brackets/core/new-zealand-day.ts';
import { today } from '#content/today.ts';
import type { PageData } from '#src/routes/page/page-data.ts';
import { onDay } from './of-a-day.ts';

/** The page as it is today, if the day of its build is over. */
export function renewPage<Props extends object>(page: PageData<Props>): PageData<Props> {
  const day = today();
  return day > newZealandDay(new Date(Number(page.dayEnds) - 1))
    ? { ...page, props: onDay(page.props, day) }
    : page;
}
