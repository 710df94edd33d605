import { expect, test } from 'vitest';
import { files, htmlOf, pagePaths, readFile } from './built-site.ts';

/**
 * What a browser of the floor lacks (docs/browsers.md): Chrome 111, Firefox 114 or Safari 16.4. By
 * name, with the first version of the last to have it. Syntax is not here: the build lowers it.
 */
const newer: readonly (readonly [RegExp, string])[] = [
  [/\.to(Sorted|Reversed|Spliced)\(/, 'Firefox 115'],
  [/\b(Object|Map)\.groupBy\(/, 'Safari 17.4'],
  [/\bPromise\.(withResolvers|try)\b/, 'Safari 17.4'],
  [/\bArray\.fromAsync\b/, 'Chrome 121'],
  [/\bURL\.(canParse|parse)\(/, 'Chrome 120'],
  [/\bAbortSignal\.any\(/, 'Safari 17.4'],
  [/\.checkVisibility\(/, 'Safari 17.4'],
  [/\.(isWellFormed|toWellFormed)\(/, 'Firefox 119'],
  [/\bIntl\.(Segmenter|DurationFormat)\b/, 'Firefox 125'],
  [/\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/, 'Firefox 127'],
  [/\.(keys|values|entries)\(\)\.(map|filter|flatMap|find|some|every|toArray)\(/, 'Safari 18.4'],
  [/\brequestIdleCallback\(/, 'not in Safari'],
  [/\bscheduler\.(yield|postTask)\(/, 'not in Safari'],
  [/\.(show|hide|toggle)Popover\(/, 'Firefox 125'],
  [/ commandfor=/i, 'Firefox 144'],
  [/@starting-style|@scope\b|light-dark\(|@property\b|\blinear\([\d.]/, 'Firefox 128'],
  [/:popover-open|:user-(in)?valid|anchor-name:|field-sizing:/, 'Safari 26'],
];

/** Styles that ask for a feature first. A rule may contain rules, which contain none. */
const asked = /@supports[^{]+\{(?:[^{}]+(?:\{[^{}]*\}|;))*[^{}]*\}/g;

const faultsIn = (file: string, code: string): readonly string[] =>
  newer.flatMap(([pattern, since]) => {
    const [found] = pattern.exec(code.replaceAll(asked, '')) ?? [];
    return found === undefined ? [] : [`${file}: ${found} (${since})`];
  });

test('code and styles keep to what the oldest supported browsers have', () => {
  const code = [...files].filter((file) => /^\/assets\/.*\.(js|css)$/.test(file));
  expect(code.length).toBeGreaterThan(20);
  expect([
    ...code.flatMap((file) => faultsIn(file, readFile(file).toString())),
    ...pagePaths.flatMap((path) => faultsIn(path, htmlOf(path))),
  ]).toEqual([]);
});
