/** Stands for whatever origin the site has. */
const origin = 'http://site.invalid';

/** The lab's own pages, which are served beside the site's. */
const labPages = /^\/(?:lab|brackets)(?:[/.]|$)/i;

/**
 * True for an address of the site's own, such as '/quote?step=contact': not for a script, another
 * origin or a page of the lab. A tape comes from anywhere, and its address is opened.
 */
export function isSitePath(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, origin)) return false;
  const { origin: opened, pathname } = new URL(path, origin);
  try {
    return opened === origin && !labPages.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
