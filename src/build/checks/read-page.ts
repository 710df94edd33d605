/** What the checks of content look at in a rendered page. */
export interface ReadPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  /** False for a second address of a page, and for pages that search engines are told to leave out. */
  readonly canonical: boolean;
  /** Every id, in order. */
  readonly ids: readonly string[];
  /** Where its links lead and what its pictures are, as written. */
  readonly addresses: readonly string[];
}

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

/** Reads a document that React rendered: every attribute is quoted and escaped, so patterns do. */
export function readPage(path: string, origin: string, document: string): ReadPage {
  const [title = ''] = all(document, /<title>([^<]*)<\/title>/g);
  const [description = ''] = all(document, /<meta name="description" content="([^"]*)"/g);
  const [heading = ''] = all(document, /<h1[^>]*>([^]*?)<\/h1>/g);
  const [canonical] = all(document, /<link rel="canonical" href="([^"]*)"/g);
  return {
    path,
    title,
    description,
    heading,
    canonical: canonical === origin + path,
    ids: all(document, /<[a-z][^>]*? id="([^"]*)"/g),
    addresses: all(document, /<(?:a|area|img|image)\b[^>]*? (?:href|src)="([^"]*)"/g),
  };
}
