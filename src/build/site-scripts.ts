import type { BuildOptions } from 'vite';
import { siteEntry } from './pages/manifest.ts';

const formParts =
  /\/design\/(alert|error-summary|field|notice|panel|visually)|\/(lead-words|quote-options)\.|\/machines\/(lead|submission)\/|\/views\/forms\/(detection|fate|new-key|note|problem-summary|recipients|typed-controls)\./;

/** What nearly every page is made of, and what most pages are. */
const pageParts =
  /\/views\/page\/(breadcrumb|page-hero|plain|section-frame|lead-block|actions|tag)/;
const sectionParts = /\/views\/page\/(sections|section-body)|\/(location-grid|index-list)\./;

/** What the browser's code is built from, and the files it is built into. */
export const siteScripts = {
  input: siteEntry,
  output: {
    codeSplitting: {
      // Few files compress better than many: what every page runs is one of them.
      groups: [
        { name: 'site', tags: ['$initial'], priority: 2 },
        { name: 'forms', test: formParts, priority: 1 },
        {
          name: 'quote',
          test: /\/(content\/quote|quote-wizard\/(quote-form|steps)|forms\/detection|quote\/thank-you-words)\.ts/,
        },
        { name: 'page', test: pageParts, priority: 1 },
        { name: 'sections', test: sectionParts },
        {
          name: 'figures',
          test: /\/(calculators\/(format|figure-rows|calculator-style)|money\/cents)\./,
        },
      ],
    },
  },
} satisfies BuildOptions['rolldownOptions'];
