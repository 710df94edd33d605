// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { prepareSite } from '#src/app/prepare-site.tsx';

const head = {
  description: 'About tax',
  url: 'https://www.waymark.example/thank-you',
  image: 'https://www.waymark.example/social/other.png',
  imageAlt: 'A triangle',
  graph: null,
};
const page = { props: {}, figures: {}, build: '/assets/1.js' };
const pages: Readonly<Record<string, object>> = {
  '/thank-you.json': { ...page, path: '/thank-you', head: { ...head, title: 'Thank you' } },
  '/privacy.json': {
    ...page,
    path: '/privacy',
    kind: 'legal',
    props: {
      guide: {
        path: '/privacy',
        name: 'Privacy',
        heading: 'Your privacy',
        lede: 'Kept.',
        sections: [],
      },
      card: null,
    },
    head: { ...head, title: 'Privacy' },
  },
};

beforeEach(() => {
  window.history.replaceState(null, '', '/thank-you');
  document.body.innerHTML = `<script type="application/json" id="page-data">${JSON.stringify(pages['/thank-you.json'])}</script>`;
  vi.stubGlobal('fetch', async (address: string) => Response.json(pages[address]));
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

const seeHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('moves focus to the heading of a page that follows, not within a page', async () => {
  await open();
  await seeHeading('Thank you');
  expect(document.body).toHaveFocus();
  const home = screen.getByRole('link', { name: 'Back to the home page' });
  home.focus();
  await act(async () => history.pushState(null, '', '/thank-you#main'));
  expect(home).toHaveFocus();
  screen.getByRole('link', { name: 'Privacy Policy' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await seeHeading('Your privacy')).toHaveFocus();
});

test('a prepared page stays as it is, however long it is open', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const discard = await open();
  vi.advanceTimersByTime(60_000);
  expect(discard).not.toHaveBeenCalled();
});
