const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

const textOf = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);

const all = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, text = '']) => textOf(text));

/** Reads a document that React rendered. Every attribute is quoted and escaped, so patterns suffice. */
export function readPage(path: string, origin: string, document: string) {
  const [title = ''] = all(document, /<title>([^<]*)<\/title>/g);
  const [description = ''] = all(document, /<meta name="description" content="([^"]*)"/g);
  const [heading = ''] = all(document, /<h1[^>]*>([^]*?)<\/h1>/g);
  const [canonical] = all(document, /<link rel="canonical" href="([^"]*)"/g);
  return {
    path,
    title,
    description,
    heading,
    /** False for a page's second address, and for noindex pages. */
    canonical: canonical === origin + path,
    ids: all(document, /<[a-z][^>]*? id="([^"]*)"/g),
    /** Its pictures that have a description. */
    pictures: [...document.matchAll(/<img\b[^>]*? src="([^"]*)" alt="([^"]+)"/g)].map(
      ([, src = '', alt = '']) => ({ src, alt: textOf(alt) }),
    ),
    /** The addresses of its links and pictures, as written, each once. */
    addresses: [...new Set(all(document, /<(?:a|area|img|image)\b[^>]*? (?:href|src)="([^"]*)"/g))],
  };
}

/** What the content checks read in a rendered page. */
export type ReadPage = Readonly<ReturnType<typeof readPage>>;

/** Any origin, to resolve the site's addresses. */
const base = 'https://site.invalid';

/**
 * Finds the links and pictures of the site that lead to no page, no place on a page and no file.
 * `files` are the addresses of the files that are served beside the pages, such as `/icon.svg`.
 */
export function deadLinks(pages: readonly ReadPage[], origin: string, files: ReadonlySet<string>) {
  const idsOf = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]));
  const found = new Map<string, { reason: string; pages: string[] }>();
  const reasonOf = ({ pathname, hash }: URL): string | null => {
    if (files.has(pathname)) return null;
    const ids = idsOf.get(pathname);
    if (ids === undefined) {
      return pathname.startsWith('/drawings/')
        ? 'there is no such drawing (run npm run art)'
        : 'there is no such page or file';
    }
    const id = decodeURIComponent(hash.slice(1));
    return id === '' || ids.has(id) ? null : `nothing on ${pathname} has the id ${id}`;
  };
  for (const { path, addresses } of pages) {
    for (const address of addresses) {
      const url = new URL(address.replace(origin, base), base + path);
      const reason = url.origin === base ? reasonOf(url) : null;
      if (reason === null) continue;
      const known = found.get(address) ?? { reason, pages: [] };
      found.set(address, { reason, pages: [...known.pages, path] });
    }
  }
  // An address as the pages write it: `/paye-servics#fees`.
  return [...found].map(([address, fault]) => ({ address, ...fault }));
}
