import type { BuildOptions } from 'vite';
import { siteEntry } from '#src/build/pages/manifest.ts';

/**
 * The browser's code: what starts every page, what three or more islands share, and a file
 * for each island. Few files compress better than many small ones.
 */
export const siteScripts = {
  input: siteEntry,
  output: {
    codeSplitting: {
      groups: [
        { name: 'site', tags: ['$initial'], priority: 1 },
        { name: 'common', minShareCount: 3 },
      ],
    },
  },
} satisfies BuildOptions['rolldownOptions'];
