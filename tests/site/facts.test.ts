import { describe, expect, test } from 'vitest';
import { formatDate } from '#content/dates.ts';
import { factGroups, facts } from '#content/facts.ts';
import { faultsOf, htmlOf, pageAt, pagePaths } from './built-site.ts';
import { find, mainOf, textOf } from './reading.ts';

const entries = Object.entries(facts);

/** A page’s text, without spaces, so that spacing between blocks does not matter. */
const squeeze = (text: string): string => text.replace(/\s+/g, '');
const texts = new Map<string, string>();
function figuresOn(path: string): string {
  const text = texts.get(path) ?? squeeze(textOf(mainOf(pageAt(path))));
  texts.set(path, text);
  return text;
}
const says = (path: string, words: string): boolean => figuresOn(path).includes(squeeze(words));

test('every figure is on each page named in its ledger entry', () => {
  const faults = entries.flatMap(([id, { figure, shownOn }]) =>
    shownOn.filter((path) => !says(path, figure)).map((path) => `${path}: ${id} (${figure})`),
  );
  expect(faults).toEqual([]);
});

describe('source marks', () => {
  const marks = (document: Document) => [
    ...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/figures#"]'),
  ];

  test('are on most pages, with a name that says where they lead', () => {
    const marked = pagePaths.filter((path) => marks(pageAt(path)).length > 0);
    expect(marked.length).toBeGreaterThan(40);
    const named = marked.flatMap((path) =>
      marks(pageAt(path)).map((mark) => `${mark.getAttribute('aria-label')} ${mark.hash}`),
    );
    expect(named).toContain('Source: GST rate #gstRate');
    expect(named.filter((name) => !/^Source: \w.{3,}/.test(name))).toEqual([]);
    // One name per figure, and one figure per name.
    const names = new Set(named);
    expect(new Set([...names].map((name) => name.replace(/ #.*/, ''))).size).toBe(names.size);
  });

  test('occur once for a figure in a paragraph', () => {
    const faults = faultsOf((document) =>
      [...document.querySelectorAll('main :is(p, li, dd, td)')].flatMap((block) => {
        const here = [
          ...block.querySelectorAll<HTMLAnchorElement>(':scope > a[href^="/figures#"]'),
        ];
        const hashes = here.map(({ hash }) => hash);
        return hashes.filter((hash, index) => hashes.indexOf(hash) !== index);
      }),
    );
    expect(faults).toEqual([]);
  });

  test('leave no markup in the text', () => {
    expect(pagePaths.filter((path) => textOf(pageAt(path).body).includes('[^'))).toEqual([]);
    const described = pagePaths.filter((path) =>
      /<script type="application\/ld\+json">[^<]*\[\^/.test(htmlOf(path)),
    );
    expect(described).toEqual([]);
  });
});

describe('the ledger', () => {
  const entryOf = (id: string): string => textOf(find(pageAt('/figures'), `[id="${id}"]`));

  test('shows for each figure its current and earlier value, its source and the day it was checked', () => {
    const faults = factGroups.flatMap((group) =>
      Object.entries(group.facts).flatMap(([id, { figure, before = '', source, checked }]) =>
        [figure, before, source, `Last checked ${formatDate(checked)}`]
          .filter((words) => !entryOf(id).includes(words))
          .map((words) => `${id}: ${words}`),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('links over https to the law or to Inland Revenue if the address is known', () => {
    const links = Object.entries(facts).flatMap(([id, fact]) =>
      'url' in fact ? [[id, fact.url] as const] : [],
    );
    expect(links.length).toBeGreaterThan(15);
    for (const [id, url] of links) {
      const link = find(pageAt('/figures'), `[id="${id}"] dl a`);
      expect(link.getAttribute('href')).toBe(url);
    }
  });
});
