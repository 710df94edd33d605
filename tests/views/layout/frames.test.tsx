// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import { QuoteLayout } from '#src/views/layout/quote-layout.tsx';
import { SiteLayout } from '#src/views/layout/site-layout.tsx';
import { StickyBar } from '#src/views/layout/sticky-bar.tsx';
import { InSite } from '#tests/views/in-site.tsx';
import { InRouter } from '#tests/views/in-router.tsx';

/** A sticky bar for a page that a test scrolls. */
function scrollablePage() {
  const page = new EventTarget();
  const actors = {
    scrollPosition: fromCallback(({ sendBack }) =>
      page.addEventListener('scroll', (event) => {
        if (event instanceof CustomEvent) sendBack({ type: 'PAGE.SCROLL', y: event.detail });
      }),
    ),
  };
  const scroll = (y: number) =>
    act(async () => page.dispatchEvent(new CustomEvent('scroll', { detail: y })));
  return { actors, scroll };
}

const hrefs = (within: HTMLElement): (string | null)[] =>
  Array.from(within.querySelectorAll('a'), (link) => link.getAttribute('href'));

const bar = () => screen.queryByRole('link', { name: 'Get Free Quotes Now' });

test('every page begins with a skip link to main', () => {
  render(<SiteLayout>Words</SiteLayout>, { wrapper: InSite });
  expect(document.querySelector('a')?.textContent).toBe('Skip to main content');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('#main');
  expect(screen.getByRole('main').id).toBe('main');
  expect(screen.getByRole('main').textContent).toBe('Words');
});

test('the bar shows beyond 300 pixels, and hides again', async () => {
  const { actors, scroll } = scrollablePage();
  render(
    <InSite actors={actors}>
      <StickyBar />
    </InSite>,
  );
  expect(bar()).toBeNull();
  await scroll(300);
  expect(bar()).toBeNull();
  await scroll(301);
  expect(bar()?.getAttribute('href')).toBe('/quote');
  await scroll(300);
  expect(bar()).toBeNull();
});

test('/quote has the logo, four links, and neither menu nor bar', () => {
  render(<QuoteLayout>Words</QuoteLayout>, { wrapper: InRouter });
  expect(hrefs(screen.getByRole('banner'))).toEqual(['/']);
  expect(screen.queryByRole('button')).toBeNull();
  expect(hrefs(screen.getByRole('contentinfo'))).toEqual([
    '/privacy',
    '/terms',
    '/contact',
    '/contact',
  ]);
  expect(screen.queryByText('Get Free Quotes Now')).toBeNull();
  expect(screen.getByRole('main').textContent).toBe('Words');
});
