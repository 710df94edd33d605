import type { BuildOptions } from 'vite';
import { siteEntry } from './manifest.ts';

const formParts =
  /\/design\/(alert|error-summary|field|notice|panel|visually)|\/(lead-words|quote-options|typed-fields|phone|new-key)\./;

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
          test: /\/(content\/quote|quote-wizard\/lead|quote\/(form-detection|thank-you-words))\.ts/,
        },
        { name: 'page', test: /\/src\/views\/page\/(?!standard-page)/ },
      ],
    },
  },
} satisfies BuildOptions['rolldownOptions'];
