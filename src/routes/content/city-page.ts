import { cities, cityDetails } from '#content/cities.ts';
import { nextDates } from '#content/next-dates.ts';
import type { Page } from '#content/page.ts';
import { townRequest } from '#content/promises.ts';
import { withComingDates } from './coming-dates.ts';

/** A city's page with the dates that come next, after its services. */
function withDatesAfterServices(page: Page): Page {
  const after = page.sections.findIndex(({ id }) => id === 'services') + 1;
  const { sections } = withComingDates({ ...page, sections: [nextDates] });
  return { ...page, sections: page.sections.toSpliced(after, 0, ...sections) };
}

/** Adds what happens to a request from the city to its call to action. */
const withWhatHappens = (page: Page, town: string): Page => ({
  ...page,
  sections: page.sections.map((section) =>
    section.kind === 'action'
      ? { ...section, intro: `${section.intro ?? ''} ${townRequest(town)}`.trim() }
      : section,
  ),
});

/** The props of a city's page from its words. Throws for a city that is not in the list. */
export function cityPage(words: Page) {
  const city = cities.find(({ slug }) => words.path === `/${slug}`);
  if (city === undefined) {
    throw new Error(
      `content/cities.ts has no city at ${words.path}. Add it there, or give the page another kind.`,
    );
  }
  const page: Page = {
    town: city.slug,
    drawingAlt: cityDetails[city.slug].drawing,
    ...withWhatHappens(withDatesAfterServices(words), city.name),
  };
  return { page, city };
}
