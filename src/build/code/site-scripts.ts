import type { BuildOptions } from 'vite';
import { siteEntry } from '#src/build/pages/manifest.ts';

/**
 * The browser's code: what starts every page, what ten or more views share, what three or more do,
 * and a file for each view. Few files compress better than many small ones.
 */
export const siteScripts = {
  input: siteEntry,
  output: {
    codeSplitting: {
      groups: [
        { name: 'site', tags: ['$initial'], priority: 1 },
        { name: 'shared', minShareCount: 10, priority: 0.5 },
        { name: 'common', minShareCount: 3 },
      ],
    },
  },
} satisfies BuildOptions['rolldownOptions'];
