import { expect, test } from 'vitest';
import { faultsOf, pageAt } from './built-site.ts';
import { find, mainOf, textOf } from './reading.ts';

// That no level is left out and no heading is empty is checked with the rest of the HTML.
test('the first heading in main is the h1', () => {
  const faults = faultsOf((document) => {
    const first = find(mainOf(document), 'h1, h2, h3, h4, h5, h6');
    return first.localName === 'h1' ? [] : [textOf(first)];
  });
  expect(faults).toEqual([]);
});

test('the one-page form of /quote has a heading, and marks each group as required or optional', () => {
  const form = find(pageAt('/quote'), '[data-without-script] form');
  expect(textOf(find(form, 'h2'))).toBe('Get Free Quotes');
  const legends = Array.from(form.querySelectorAll('legend'), textOf);
  expect(legends).toContain('Where are you based? (required)');
  expect(legends).toContain('What do you need help with? (required, choose at least one)');
  expect(legends.filter((legend) => !/\((?:required|optional)/.test(legend))).toEqual([]);
});

/** A landmark’s name. */
function nameOf(landmark: Element): string {
  const label = landmark.ownerDocument.getElementById(
    landmark.getAttribute('aria-labelledby') ?? '',
  );
  return landmark.getAttribute('aria-label') ?? (label === null ? '' : textOf(label));
}

test('landmarks of one role have different names, except the two menus named Main', () => {
  const faults = faultsOf((document) =>
    ['nav', 'aside', 'main', '[role="region"]'].flatMap((kind) => {
      const names = [...document.querySelectorAll(kind)].map(nameOf);
      const seen = names.filter((name, index) => names.indexOf(name) !== index);
      return seen.filter((name) => name !== 'Main').map((name) => `two ${kind} named ‘${name}’`);
    }),
  );
  expect(faults).toEqual([]);
});

test('everything but the link to main is in a landmark', () => {
  const faults = faultsOf((document) =>
    [...document.querySelectorAll('#root :is(a, button, h1, h2, h3, p, li)')]
      .filter((part) => part.closest('header, main, footer, aside, nav, [href="#main"]') === null)
      .map(textOf),
  );
  expect(faults).toEqual([]);
});

test('the keyboard can skip to main', () => {
  const faults = faultsOf((document) => {
    const first = find(document, 'a[href]');
    const main = mainOf(document);
    return first.getAttribute('href') === `#${main.id}` && main.id !== '' ? [] : [textOf(first)];
  });
  expect(faults).toEqual([]);
});
