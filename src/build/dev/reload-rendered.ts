import { normalizePath, type ViteDevServer } from 'vite';

/**
 * Reloads browsers after an edit of what only the renderer loads, such as the words of a page. Vite reports to a browser only the modules that it loaded.
 */
export function reloadRendered({ watcher, environments: { client, ssr } }: ViteDevServer): void {
  watcher.on('change', (changed) => {
    const file = normalizePath(changed);
    const known = [...(client.moduleGraph.getModulesByFile(file) ?? [])];
    // Vite's own mark: set for modules that a browser requested, not for those it only knows by name.
    const isInBrowser = known.some(({ isSelfAccepting }) => isSelfAccepting !== undefined);
    if (isInBrowser || !ssr.moduleGraph.getModulesByFile(file)?.size) return;
    client.hot.send({ type: 'full-reload' });
  });
}
