import type { Plugin } from 'vite';

/** Code for content/pages.ts: pages with a real city’s content under another name. */
const pagesOf = (count: number): string => `
for (let index = 1; index <= ${count}; index += 1) {
  const city = cities[index % cities.length];
  const path = '/madeupville-' + index;
  files['./pages' + path + '.ts'] = async () => {
    const words = JSON.stringify(await files['./pages/' + city.slug + '.ts']());
    const page = JSON.parse(words.replaceAll(city.name, 'Madeupville ' + index));
    return { ...page, path, kind: 'standard', parent: { label: city.name, path: '/' + city.slug } };
  };
}`;

/** A Vite plugin that adds synthetic cities to the built site. */
export const syntheticCities = (count: number): Plugin => ({
  name: 'synthetic-cities',
  enforce: 'pre',
  transform: {
    filter: { id: /\/content\/pages\.ts$/ },
    handler: (code) => ({ code: code + pagesOf(count), map: null }),
  },
});
