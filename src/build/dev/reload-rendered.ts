import type { Plugin } from 'vite';
import { wordsEdited } from '#src/app/live-words.ts';

/**
 * A Vite plugin for development: tells browsers when something was edited that only the renderer
 * loads, such as the words of a page. Vite itself tells a browser of what the browser loaded, and
 * of nothing else.
 */
export const reloadRendered = (): Plugin => ({
  name: 'reload-rendered',
  apply: 'serve',
  hotUpdate({ file, modules, server }) {
    const { client } = server.environments;
    if (this.environment.name !== 'ssr' || modules.length === 0) return;
    const known = [...(client.moduleGraph.getModulesByFile(file) ?? [])];
    // Vite's own mark: set for modules that a browser requested, not for those it only knows by name.
    if (known.some(({ isSelfAccepting }) => isSelfAccepting !== undefined)) return;
    client.hot.send(wordsEdited, {});
  },
});
