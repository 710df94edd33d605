import type { Plugin } from 'vite';

const plainLink = '\0plain-link';

/**
 * A Vite plugin that leaves the router's own link out. Every route would bring it along, and
 * the site is written with plain `<a href>`, so a plain `a` stands in its place.
 */
export const plainLinks = (): Plugin => ({
  name: 'plain-links',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\/link\.js$/ },
    handler: (_, importer) =>
      importer?.endsWith('/react-router/dist/esm/route.js') === true ? plainLink : undefined,
  },
  load: {
    filter: { id: /^\0plain-link$/ },
    handler: () => `export const Link = 'a';`,
  },
});
