import { createHash } from 'node:crypto';
import { otherServices } from '#content/other-services.ts';
import type { HeaderRule } from '#src/server/site/header-rules.ts';
import { printPolicy, siteHeaders, sitePolicy } from '#src/server/site/site-headers.ts';
import { otherHosts, type SiteSettings } from '#src/build/site-settings.ts';

/** A page's inline scripts and styles as `'sha256-…'` sources of a Content-Security-Policy. */
interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** False for data such as JSON-LD, which browsers do not run, so it needs no hash. */
const isRun = (attributes: string): boolean =>
  !/\ssrc=/.test(attributes) &&
  /^(?:|module|importmap|speculationrules|text\/javascript)$/.test(
    /\stype="([^"]*)"/.exec(attributes)?.[1] ?? '',
  );

const hashesOf = (texts: Iterable<string>): readonly string[] => [
  ...new Set(Array.from(texts, hashOf)),
];

/** Hashes the inline scripts and style sheets of a rendered page. */
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

/** The hash of an empty style sheet: Emotion inserts one and then adds rules by script. */
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

/** The start of every document. A policy applies to everything that follows it. */
const beginning = '<meta charset="utf-8">';

/** Adds the policy that allows only the page's own inline scripts and styles. */
export function withPolicy(document: string, hashes: InlineHashes): string {
  if (!document.includes(beginning)) throw new Error(`A page does not begin with ${beginning}.`);
  const policy = pagePolicy(hashes);
  return document.replace(
    beginning,
    () => `${beginning}\n<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** Prints a `_headers` file for static hosts. They join values, so no two rules may set the same header. */
export const printHeaderRules = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');

/** Prints the `_headers` file of a site with these inline scripts and pages. */
export function printHeaders(
  scripts: readonly string[],
  pages: readonly string[],
  settings: SiteSettings,
): string {
  const locates = otherServices.some(({ permission }) => permission.name === 'geolocation');
  const policy = sitePolicy(scripts, otherHosts(settings));
  return printHeaderRules(siteHeaders(policy, pages, locates));
}
