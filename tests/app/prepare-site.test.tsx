// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { prepareSite } from '#src/app/prepare-site.tsx';

const head = {
  description: 'About tax',
  url: 'https://www.waymark.example/thank-you',
  image: 'https://www.waymark.example/social/other.png',
  imageAlt: 'A triangle',
  graph: null,
};
const page = {
  props: {},
  figures: {},
  build: '/assets/1.js',
  path: '/thank-you',
  head: { ...head, title: 'Thank you' },
};

beforeEach(() => {
  window.history.replaceState(null, '', '/thank-you');
  document.body.innerHTML = `<script type="application/json" id="page-data">${JSON.stringify(page)}</script>`;
  vi.stubGlobal('scrollTo', () => {});
});

/** Takes back what the site changes in its window, which other tests share. */
function undoAfterTest(): void {
  const removeChild = Reflect.get(Node.prototype, 'removeChild');
  const insertBefore = Reflect.get(Node.prototype, 'insertBefore');
  const listening = vi.spyOn(window, 'addEventListener');
  onTestFinished(() => {
    Object.assign(Node.prototype, { removeChild, insertBefore });
    for (const name of ['pushState', 'replaceState']) Reflect.deleteProperty(history, name);
    for (const [type, listener, options] of listening.mock.calls)
      window.removeEventListener(type, listener, options);
  });
}

/** Opens the page that its document was served for. */
async function open() {
  undoAfterTest();
  const discard = vi.fn<() => void>();
  window.early = { held: [], on: true, discard, timer: setTimeout(discard, 15_000) };
  const site = await prepareSite();
  await act(async () => render(site));
  return discard;
}

test('a prepared page stays as it is, however long it is open', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const discard = await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you');
  vi.advanceTimersByTime(60_000);
  expect(discard).not.toHaveBeenCalled();
});
