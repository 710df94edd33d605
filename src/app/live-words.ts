import type { AnyRouter } from '@tanstack/react-router';
import { fileOf, pageDataId } from '#src/routes/page/page-data.ts';

/** Sent by the development server when words change that only the renderer loads. */
export const wordsEdited = 'waymark:words-edited';

/** In development, shows edited words without a reload, so that typed values stay. */
export function showEditedWords(router: AnyRouter): void {
  import.meta.hot?.on(wordsEdited, async () => {
    const response = await fetch(`/${fileOf(window.location.pathname)}.json`);
    const data = document.getElementById(pageDataId);
    // The page can no longer be rendered: after a reload, the server shows why.
    if (!response.ok || data === null) return window.location.reload();
    data.textContent = await response.text();
    await router.invalidate();
  });
}
