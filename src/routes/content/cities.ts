import { cities, cityDetails, mapAlt } from '#content/cities.ts';
import { cityDates } from '#content/city-dates.ts';
import { townRequest } from '#content/town-request.ts';
import type { Page } from '#content/page.ts';
import { withComingDates } from './coming-dates.ts';
import { summaryOf, type ListedPage } from './summary.ts';
import { loadWords } from './words.ts';

/** A city's page with the dates that come next, after its services. */
function withDatesAfterServices(page: Page): Page {
  const after = page.sections.findIndex(({ id }) => id === 'services') + 1;
  const { sections } = withComingDates({ ...page, sections: [cityDates] });
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

const cityPage = (city: (typeof cities)[number]): ListedPage => {
  const path = `/${city.slug}`;
  const { region, drawing } = cityDetails[city.slug];
  return {
    path,
    gather: async () => {
      const words = await loadWords(path);
      const page = {
        town: city.slug,
        drawingAlt: drawing,
        ...withWhatHappens(withDatesAfterServices(words), city.name),
      };
      const map = { src: `/drawings/map-${city.slug}.svg`, alt: mapAlt(city) };
      return { props: { kind: 'city', city, region, page, map }, head: summaryOf(page, 'city') };
    },
  };
};

/** A page for each city of the directory. */
export const cityPages = cities.map(cityPage);
