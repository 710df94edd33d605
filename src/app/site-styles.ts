/** The id of the link to the stylesheet of the whole site. */
export const siteStylesId = 'site-styles';

/**
 * Applies the stylesheet of the whole site. The page was served with the styles it shows; this one
 * has those of its other states and of other pages. Resolves when loaded; failure is harmless.
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
