import type { Plugin } from 'vite';

/**
 * Vite wraps each `import()` of a browser's code in a helper that first asks for the modules and
 * stylesheets it will need. Here each page's HTML asks for its modules and no module has a
 * stylesheet, so the helper does nothing but import.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
});
