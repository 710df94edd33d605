import type { AnyRouter } from '@tanstack/react-router';
import { fileOf, pageDataId } from '#src/routes/page-data.ts';

/** What the development server sends when words were edited that only the renderer loads. */
export const wordsEdited = 'waymark:words-edited';

/** In development, shows edited words of a page without a reload: what was typed on it stays. */
export function showEditedWords(router: AnyRouter): void {
  import.meta.hot?.on(wordsEdited, async () => {
    const response = await fetch(`/${fileOf(window.location.pathname)}.json`);
    const data = document.getElementById(pageDataId);
    // A page that can't be rendered any more: the server shows why after a reload.
    if (!response.ok || data === null) return window.location.reload();
    data.textContent = await response.text();
    await router.invalidate();
  });
}
