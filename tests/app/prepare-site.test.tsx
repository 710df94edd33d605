// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { prepareSite } from '#src/app/prepare-site.tsx';

beforeEach(() => {
  window.history.replaceState(null, '', '/thank-you');
  document.documentElement.dataset['path'] = '/thank-you';
  document.body.innerHTML = '<main><h1>Thank you</h1></main>';
  vi.stubGlobal('scrollTo', () => {});
  // Else views are loaded ahead, after the test.
  Object.assign(navigator, { connection: { saveData: true } });
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
  document.body.replaceChildren();
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
