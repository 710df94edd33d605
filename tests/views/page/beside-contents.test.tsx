// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import { page as about } from '#content/pages/about.ts';
import type { Section } from '#content/page.ts';
import { BesideContents } from '#src/views/page/beside-contents.tsx';
import { InSite } from '#tests/views/in-site.tsx';

const prose = (id: string, heading: string): Section => ({
  kind: 'prose',
  id,
  heading,
  blocks: [{ kind: 'paragraph', text: 'A sentence.' }],
});
const action: Section = {
  kind: 'action',
  id: 'get-quotes',
  heading: 'Get quotes',
  action: { label: 'Get Free Quotes', path: '/quote' },
};

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const actors = {
  sectionInView: fromCallback(({ sendBack }) => {
    sendBack({ type: 'SECTION.ENTER', section: 'nearby' });
  }),
};

test('a section after the call to action is shown once, and is in the contents', async () => {
  const sections = [prose('who', 'Who we are'), action, prose('nearby', 'Nearby')];
  render(
    <InSite actors={actors}>
      <BesideContents page={{ ...about, sections }} />
    </InSite>,
  );
  expect(await screen.findByRole('link', { name: 'Nearby' })).toHaveAttribute('href', '#nearby');
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Nearby');
  expect(headings()).toEqual(['On this page', 'Who we are', 'Get quotes', 'Nearby']);
  expect(screen.queryByRole('link', { name: 'Get quotes' })).toBeNull();
});
