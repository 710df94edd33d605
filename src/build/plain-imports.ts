import type { Plugin } from 'vite';

/**
 * A Vite plugin that leaves an `import()` as it is. Vite would have it ask for the modules and
 * stylesheets of what is imported; each page's HTML has asked for the former, and there are none
 * of the latter.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
});
