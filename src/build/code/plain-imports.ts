import type { Plugin } from 'vite';

/**
 * A Vite plugin that leaves each `import()` of a browser's code as it is. Vite wraps it in a helper
 * that first asks for the modules and stylesheets it will need; here each page's HTML asks for its
 * modules and no module has a stylesheet. A build in which nothing asks for that helper fails: it
 * then has another name, and would be in the code for browsers after all.
 */
export function plainImports(): Plugin {
  let found = false;
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: /\0vite\/preload-helper\.js$/ },
      handler() {
        found = true;
        return 'export const __vitePreload = (load) => load();';
      },
    },
    buildEnd(error) {
      if (found || error) return;
      this.error(
        'No import() asked for Vite’s preload helper, so it was not replaced. Has Vite given it another name? See src/build/code/plain-imports.ts.',
      );
    },
  };
}
