// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

function linkTo(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  return link;
}

const touch = (): unknown =>
  document.querySelector('p')?.dispatchEvent(new Event('pointerover', { bubbles: true }));

test('a touch before all links of the application were parsed does not take some of them', async () => {
  document.body.innerHTML =
    '<p>Words</p><template data-entry="data:text/javascript,await new Promise(() => {});"></template>';
  const app = document.querySelector('template');
  vi.resetModules();
  await import('#src/app/early/hold-input.ts');
  touch();
  expect(document.querySelectorAll('link')).toHaveLength(0);
  app?.content.append(...['entry', 'page'].map(linkTo));
  document.body.append(document.createElement('script'));
  touch();
  expect([...document.querySelectorAll('link')].map(({ rel }) => rel)).toEqual([
    'modulepreload',
    'modulepreload',
  ]);
});
