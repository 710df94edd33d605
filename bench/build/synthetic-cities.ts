import type { Plugin } from 'vite';

/** Code for src/routes/content/cities.ts: pages with a real city’s content under another name. */
const pagesOf = (count: number): string => {
  const names = Array.from({ length: count }, (_, index) => `Madeupville ${index + 1}`);
  return `
const madeUp = ${JSON.stringify(names)};
cityPages.push(...madeUp.map((name, index) => {
  const city = cities[index % cities.length];
  const path = '/' + name.toLowerCase().replace(' ', '-');
  const gather = async () => {
    const words = JSON.stringify(await loadWords('/' + city.slug)).replaceAll(city.name, name);
    const parent = { label: city.name, path: '/' + city.slug };
    const page = { ...JSON.parse(words), path, parent };
    const map = { src: '/drawings/map-' + city.slug + '.svg', alt: mapAlt(city) };
    return { props: { kind: 'city', city, region: name, page, map }, head: summaryOf(page, 'city') };
  };
  return { path, gather };
}));`;
};

/** A Vite plugin that adds synthetic cities to the built site. */
export const syntheticCities = (count: number): Plugin => ({
  name: 'synthetic-cities',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/routes\/content\/cities\.ts$/ },
    handler: (code) => ({ code: code + pagesOf(count), map: null }),
  },
});
