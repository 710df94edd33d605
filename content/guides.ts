import { cardOf, type Guide, type GuideCard } from './guide.ts';
import { categories } from './subjects.ts';

const files = import.meta.glob<Guide>('./pages/blog/*.ts', { eager: true, import: 'page' });

/** The cards of the published guides (one file each in content/pages/blog), by date, then by subject. */
export const guides: readonly GuideCard[] = Object.values(files)
  .map(cardOf)
  .toSorted(
    (one, other) =>
      one.date.localeCompare(other.date) ||
      categories.indexOf(one.category) - categories.indexOf(other.category),
  );
