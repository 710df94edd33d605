/** A placeholder for the origin of the site. */
const origin = 'http://site.invalid';

const labPages = /^\/lab(?:[/.]|$)/i;

/**
 * True for a path of the site, such as '/quote?step=contact'. Rejects scripts, other origins and
 * the lab's pages: the lab opens the paths of untrusted tapes.
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
