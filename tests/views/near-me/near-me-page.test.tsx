// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { cities } from '#content/cities.ts';
import * as words from '#content/pages/near-me.ts';
import type { Permission } from '#machines/near-me/near-me.machine.ts';
import { NearMePage } from '#src/views/near-me/near-me-page.tsx';
import { InSite } from '#tests/views/in-site.tsx';

interface World {
  permission?: Permission;
  lookup?: () => Promise<string>;
}

const pageIn = ({ permission = 'granted', lookup = async () => 'Hamilton' }: World) => (
  <InSite actors={{ permission: fromPromise(async () => permission), lookup: fromPromise(lookup) }}>
    <NearMePage {...words} cities={cities} />
  </InSite>
);
const status = () => screen.getByRole('status').textContent;

test('prerenders without a location', () => {
  const served = document.createElement('div');
  served.innerHTML = renderToString(pageIn({}));
  expect(served.querySelector('[role="status"]')?.textContent).toBe('Detecting your location...');
  expect(served.querySelector('a[href="#towns"]')?.textContent).toBe('Choose yours from the list');
});

test('names the city in a status, links to its page, and keeps focus', async () => {
  render(pageIn({}));
  expect(status()).toBe('Detecting your location...');
  await waitFor(() => expect(status()).toBe('Near Hamilton'));
  const link = screen.getByRole('link', { name: 'See tax accountants in Hamilton' });
  expect(link.getAttribute('href')).toBe('/hamilton');
  expect(screen.getByText('Hamilton has a page of its own.')).toBeDefined();
  expect(document.activeElement).toBe(document.body);
});

test('names a town without a page, and links to the cities', async () => {
  render(pageIn({ lookup: async () => 'Taupō' }));
  await waitFor(() => expect(status()).toBe('Near Taupō'));
  expect(
    screen.getByRole('link', { name: 'Choose yours from the list' }).getAttribute('href'),
  ).toBe('#towns');
});

test('shows the whole country when the city cannot be found', async () => {
  render(pageIn({ permission: 'denied', lookup: () => Promise.reject(new Error('No city.')) }));
  await waitFor(() => expect(status()).toBe('Near New Zealand'));
});

test('requests nothing in a browser without geolocation', async () => {
  const lookup = vi.fn<() => Promise<string>>();
  render(pageIn({ permission: 'unsupported', lookup }));
  await waitFor(() => expect(status()).toBe('Near New Zealand'));
  expect(lookup).not.toHaveBeenCalled();
});

test('shows three listings marked as samples, each with a call link and a quote', () => {
  render(pageIn({}));
  const names = ['Station Street Accountants', 'Long Field Tax Agents', 'Three Gates Accounting'];
  for (const name of names) {
    const heading = screen.getByRole('heading', { level: 3, name: new RegExp(`^${name}`) });
    const listing = heading.closest('li');
    if (listing === null) throw new Error(`${name} stands in no list.`);
    const inListing = within(listing);
    expect(inListing.getByText('Sample')).toBeDefined();
    expect(
      inListing
        .getByRole('link', { name: `Call Waymark on 0800 000 000 about ${name}` })
        .getAttribute('href'),
    ).toBe('tel:0800000000');
    expect(inListing.getByRole('link', { name: 'Get Free Quote' }).getAttribute('href')).toBe(
      '/quote',
    );
  }
});

test('links to every city, answers five questions, and ends with the quote', () => {
  render(pageIn({}));
  const towns = document.getElementById('towns');
  expect(towns?.querySelectorAll('a')).toHaveLength(cities.length);
  expect(document.querySelectorAll('#faq summary > h3')).toHaveLength(5);
  const closing = document.getElementById('get-quotes');
  expect(closing?.querySelector('a')?.getAttribute('href')).toBe('/quote');
});
