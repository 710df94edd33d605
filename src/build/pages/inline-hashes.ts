import { createHash } from 'node:crypto';

/** What a page contains that a Content-Security-Policy must know, as `'sha256-…'` sources. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Browsers do not run a block of data such as JSON-LD, so it needs no hash. */
const isRun = (attributes: string): boolean =>
  !/\ssrc=/.test(attributes) &&
  /^(?:|module|importmap|speculationrules|text\/javascript)$/.test(
    /\stype="([^"]*)"/.exec(attributes)?.[1] ?? '',
  );

const hashesOf = (texts: Iterable<string>): readonly string[] => [
  ...new Set(Array.from(texts, hashOf)),
];

/** Finds the inline scripts and style sheets of a page that this build rendered. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)];
  const styles = [...html.matchAll(/<style\b[^>]*>([^]*?)<\/style>/g)];
  return {
    scripts: hashesOf(
      scripts.filter(([, written = '']) => isRun(written)).map(([, , text = '']) => text),
    ),
    styles: hashesOf(styles.map(([, text = '']) => text)),
  };
}

/** The hash of a style sheet without a word, as Emotion makes one and then adds rules by script. */
export const emptyStyleHash = hashOf('');
