import { cities, type City } from '#content/cities.ts';
import { headOf } from '#src/app/head.ts';
import { loadWords } from '#src/app/page-words-loader.ts';
import { sitePage } from '#src/app/site-page.ts';

const cityPage = (city: City) => {
  const path = `/${city.slug}`;
  return sitePage(path, 'city', async () => {
    const page = await loadWords(path);
    return { props: { city, page }, head: headOf(page, 'city') };
  });
};

/** A page for each city of the directory. */
export const cityPages = cities.map(cityPage);
