import { expect, test } from 'vitest';
import { faultsOf, pageAt } from './built-site.ts';
import { find, mainOf, textOf } from './reading.ts';

const headings = 'h1, h2, h3, h4, h5, h6';

test('every page has one h1, which is the first heading in main', () => {
  const faults = faultsOf((document) => {
    const count = document.querySelectorAll('h1').length;
    const first = find(mainOf(document), headings);
    return [
      ...(count === 1 ? [] : [`${count} h1`]),
      ...(first.localName === 'h1' ? [] : [`the first heading is ${textOf(first)}`]),
    ];
  });
  expect(faults).toEqual([]);
});

test('no heading is more than one level below the one before it', () => {
  const faults = faultsOf((document) => {
    const all = [...mainOf(document).querySelectorAll(headings)];
    return all.flatMap((heading, index) => {
      const before = all[index - 1]?.localName ?? 'h0';
      const isJump = Number(heading.localName[1]) > Number(before[1]) + 1;
      return isJump ? [`‘${textOf(heading)}’ is ${heading.localName} after ${before}`] : [];
    });
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

test('every heading has text', () => {
  const faults = faultsOf((document) =>
    [...document.querySelectorAll(headings)]
      .filter((heading) => textOf(heading) === '')
      .map((heading) => heading.outerHTML),
  );
  expect(faults).toEqual([]);
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
