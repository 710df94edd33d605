import { cities, mapAlt, type City } from '#content/cities.ts';
import { summaryOf } from '#src/routes/page/summary.ts';
import type { ListedPage } from './listed-page.ts';
import { loadWords } from './words.ts';

const cityPage = (city: City): ListedPage => {
  const path = `/${city.slug}`;
  return {
    path,
    gather: async () => {
      const page = await loadWords(path);
      const map = { src: `/drawings/map-${city.slug}.svg`, alt: mapAlt(city) };
      return { props: { kind: 'city', city, page, map }, head: summaryOf(page, 'city') };
    },
  };
};

/** A page for each city of the directory. */
export const cityPages = cities.map(cityPage);
