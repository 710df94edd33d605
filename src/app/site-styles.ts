/** The id of the link to the stylesheet of the whole site. */
export const siteStylesId = 'site-styles';

/**
 * Puts the stylesheet of the site to use: the page was served with the styles it shows, this
 * brings those of its other states and of the other pages. Ends when it is there; a visitor
 * it does not reach goes on without it.
 */
export async function applySiteStyles(): Promise<void> {
  const link = document.getElementById(siteStylesId);
  if (!(link instanceof HTMLLinkElement)) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', resolve, { once: true });
    link.rel = 'stylesheet';
  });
}
