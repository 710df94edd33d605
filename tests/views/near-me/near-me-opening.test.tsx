// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { cities } from '#content/cities.ts';
import * as words from '#content/pages/near-me.ts';
import type { Permission } from '#machines/near-me/near-me.machine.ts';
import { NearMeOpening } from '#src/views/near-me/near-me-opening.island.tsx';
import { InSite } from '#tests/views/in-site.tsx';

const actors = {
  permission: fromPromise<Permission>(async () => 'granted'),
  lookup: fromPromise(async () => 'Hamilton'),
};
const status = () => screen.getByRole('status').textContent;

test('names the city in a status, links to its page, and keeps focus', async () => {
  render(
    <InSite actors={actors}>
      <NearMeOpening {...words} cities={cities} />
    </InSite>,
  );
  expect(status()).toBe('Detecting your location...');
  await waitFor(() => expect(status()).toBe('Near Hamilton'));
  const link = screen.getByRole('link', { name: 'See tax accountants in Hamilton' });
  expect(link.getAttribute('href')).toBe('/hamilton');
  expect(screen.getByText('Hamilton has a page of its own.')).toBeDefined();
  expect(document.activeElement).toBe(document.body);
});
