// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { LiveRegions } from '#statelab/live/live-regions.ts';

afterEach(() => document.body.replaceChildren());

/** What is said once the page holds this, after it held that. */
function saidAfter(before: string, change: () => void) {
  document.body.innerHTML = before;
  const regions = new LiveRegions();
  expect(regions.listen(document)).toEqual([]);
  change();
  return regions.listen(document);
}

const write = (selector: string, html: string): void => {
  const part = document.querySelector(selector);
  if (part === null) throw new Error(`There is no ${selector}.`);
  part.innerHTML = html;
};

test('what is there at first is not said, and neither is what stays', () => {
  expect(saidAfter('<p role="status">Ready</p>', () => undefined)).toEqual([]);
});

test('an alert that comes interrupts, and is said with all its text', () => {
  const said = saidAfter('<main></main>', () =>
    write('main', '<div role="alert"><h2>A problem</h2> <ul><li>Choose one</li></ul></div>'),
  );
  expect(said).toEqual([{ urgency: 'assertive', text: 'A problem Choose one' }]);
});

test.each([
  ['<p role="status"></p>', 'polite'],
  ['<p role="log"></p>', 'polite'],
  ['<p role="alert"></p>', 'assertive'],
  ['<p><output></output></p>', 'polite'],
  ['<p aria-live="polite"></p>', 'polite'],
  ['<p aria-live="assertive"></p>', 'assertive'],
  ['<p role="alert" aria-live="polite"></p>', 'polite'],
])('%s that changes is %s', (html, urgency) => {
  const inner = html.includes('output') ? 'output' : 'p';
  expect(saidAfter(html, () => write(inner, 'Sent'))).toEqual([{ urgency, text: 'Sent' }]);
});

test('what is switched off, hidden or emptied says nothing', () => {
  const off = '<div aria-live="off"><p role="status"></p></div>';
  expect(saidAfter(off, () => write('p', 'Sent'))).toEqual([]);
  const hidden = '<div aria-hidden="true"><p role="status"></p></div>';
  expect(saidAfter(hidden, () => write('p', 'Sent'))).toEqual([]);
  expect(saidAfter('<p role="status">Sent</p>', () => write('p', ''))).toEqual([]);
});

test('hidden parts of a region are left out, and a region within it speaks for itself', () => {
  const said = saidAfter('<div aria-live="polite"></div>', () =>
    write('div', 'Two <i hidden>old</i> results<p role="alert">Too many</p>'),
  );
  expect(said).toEqual([
    { urgency: 'polite', text: 'Two results' },
    { urgency: 'assertive', text: 'Too many' },
  ]);
});
