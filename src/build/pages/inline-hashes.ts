import { createHash } from 'node:crypto';

/** What a page contains that a Content-Security-Policy must know, as `'sha256-…'` sources. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly styleAttributes: readonly string[];
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** An attribute's value as a browser reads it; the site's own renderer writes these entities alone. */
const attributeText = (written: string): string =>
  written.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);

/** Browsers do not run a block of data such as JSON-LD, so it needs no hash. */
const isRun = (attributes: string): boolean =>
  !/\ssrc=/.test(attributes) &&
  /^(?:|module|importmap|speculationrules|text\/javascript)$/.test(
    /\stype="([^"]*)"/.exec(attributes)?.[1] ?? '',
  );

const hashesOf = (texts: Iterable<string>): readonly string[] => [
  ...new Set(Array.from(texts, hashOf)),
];

/** Finds the inline scripts, style sheets and style attributes of a page that this build rendered. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)];
  const styles = [...html.matchAll(/<style\b[^>]*>([^]*?)<\/style>/g)];
  // The content of these elements is text, even if it looks like a tag.
  const markup = html.replace(/<(script|style)\b[^>]*>[^]*?<\/\1>/g, '');
  const attributes = [...markup.matchAll(/<[a-z][^<>]*?\sstyle="([^"]*)"/g)];
  return {
    scripts: hashesOf(
      scripts.filter(([, written = '']) => isRun(written)).map(([, , text = '']) => text),
    ),
    styles: hashesOf(styles.map(([, text = '']) => text)),
    styleAttributes: hashesOf(attributes.map(([, text = '']) => attributeText(text))),
  };
}

/** The hash of a style sheet without a word, as Emotion makes one and then adds rules by script. */
export const emptyStyleHash = hashOf('');
