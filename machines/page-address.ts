/** What a mail client, a sentence or a slip of the finger adds around an address. */
const strays = String.raw`\s"'“”‘’«»*_`;
const edges = new RegExp(`^[${strays}<([{]+|[${strays}.,;:!?>)\\]}]+$`, 'g');

/** Our addresses are far shorter. */
const longest = 300;

/** Decodes what can be decoded, and leaves the rest. */
const decode = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });

/**
 * The spelling of a path as this site writes its own, for any spelling in which it may arrive:
 * encoded (also twice, as trackers in mails do), in capitals, with macrons, spaces, invisible
 * characters, other dashes, doubled or trailing slashes, `.html`, or the punctuation around it.
 * Whether that is a page is for the caller to find out. Its own result comes back unchanged.
 */
export function spellPath(path: string): string {
  if (path.length > longest) return path;
  const segments = decode(decode(path))
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .split(/[/\\]+/)
    .map((segment) =>
      segment
        .replace(edges, '')
        .replace(/\.html?$/, '')
        .replace(/[\s_\p{Pd}]+/gu, '-'),
    )
    .filter((segment) => segment !== '' && segment !== 'index');
  return `/${segments.join('/')}`;
}
