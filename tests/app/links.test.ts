// @vitest-environment jsdom
import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { followLinks } from '#src/app/links.ts';

const rootRoute = createRootRoute();
const load = vi.fn<(path: string) => void>();
const pages = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  loader: ({ location }) => load(location.pathname),
});
vi.stubGlobal('scrollTo', () => {});
const router = createRouter({ routeTree: rootRoute.addChildren([pages]) });
followLinks(router);

beforeEach(() => {
  document.body.innerHTML = `
  <main><a href="/about"><b>About</b></a>
  <a href="/dates.ics">Dates</a>
  <a href="https://www.ird.govt.nz/">Inland Revenue</a>
  <a href="#fees">Fees</a></main>`;
});
function link(name: string): Element {
  const found = document.querySelector(`a[href="${name}"]`);
  if (found === null) throw new Error(`There is no link to ${name}.`);
  return found;
}

/** Clicks, and returns whether that was left to the browser. */
function isLeftAlone(target: Element, options: MouseEventInit = {}): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
  let isLeft = false;
  const look = (event: Event): void => {
    isLeft = !event.defaultPrevented;
    // jsdom cannot follow a link.
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  target.dispatchEvent(click);
  return isLeft;
}

test('the router leads to pages, and loads one when a visitor points at its link', async () => {
  link('/about').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  await vi.waitFor(() => expect(load).toHaveBeenCalledWith('/about'), 10_000);
  document.querySelector('b')?.click();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/about'), 10_000);
});

test('files, fragments, other sites and clicks for another tab are the browser’s', () => {
  for (const href of ['/dates.ics', '#fees', 'https://www.ird.govt.nz/'])
    expect([href, isLeftAlone(link(href))]).toEqual([href, true]);
  for (const modifier of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
    expect(isLeftAlone(link('/about'), modifier)).toBe(true);
  expect(isLeftAlone(link('/about'))).toBe(false);
});
