import { createHash } from 'node:crypto';
import type { HeaderRule } from '#src/server/headers/header-rules.ts';
import { printPolicy, siteHeaders, sitePolicy } from '#src/server/headers/site-headers.ts';
import type { SiteSettings } from '#src/build/site-settings.ts';

/** What a page contains that a Content-Security-Policy must know, as `'sha256-…'` sources. */
interface InlineHashes {
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
const emptyStyleHash = hashOf('');

/**
 * The policy in a page's own head, on any host. It allows the inline scripts and style sheets that
 * the page was built with, and no style attribute. Browsers enforce it beside the site's.
 */
export const pagePolicy = ({ scripts, styles }: InlineHashes): string =>
  printPolicy({
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", emptyStyleHash, ...styles],
    'style-src-attr': ["'none'"],
  });

/** The start of every document; a policy after it applies to everything that follows. */
const beginning = '<meta charset="utf-8">';

/** Gives a rendered page the policy that allows of inline scripts and styles those it has. */
export function withPolicy(document: string, hashes: InlineHashes): string {
  if (!document.includes(beginning)) throw new Error(`A page does not begin with ${beginning}.`);
  const policy = pagePolicy(hashes);
  return document.replace(
    beginning,
    () => `${beginning}\n<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** Prints a `_headers` file for static hosts. They join values: no two rules may set the same header. */
export const printHeaderRules = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');

/** The `_headers` file of a site whose pages hold inline scripts with these hashes, each once. */
export function printHeaders(scripts: readonly string[], settings: SiteSettings): string {
  const { geolocationUrl, formEndpoint } = settings;
  const policy = sitePolicy(scripts, {
    geolocation: new URL(geolocationUrl).origin,
    formEndpoint: formEndpoint === '/' ? undefined : new URL(formEndpoint).origin,
  });
  return printHeaderRules(siteHeaders(policy));
}
