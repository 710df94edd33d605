import { expect, test } from 'vitest';
import { cities } from '#content/cities.ts';
import { placeNamed } from '#machines/near-me/place.ts';

test.each([
  ['hamilton', 'Hamilton', 'hamilton'],
  ['Whangarei', 'Whangārei', 'whangarei'],
  ['WHANGĀREI', 'Whangārei', 'whangarei'],
  ['Whanga\u0304rei', 'Whangārei', 'whangarei'],
  ['palmerston-north', 'Palmerston North', 'palmerston-north'],
  ['PalmerstonNorth', 'Palmerston North', 'palmerston-north'],
  ['New  Plymouth', 'New Plymouth', 'new-plymouth'],
])('%s is %s', (reply, name, slug) => {
  expect(placeNamed(reply, cities)).toEqual({ name, slug });
});

test('knows each city by its own name', () => {
  expect(cities.map(({ name }) => placeNamed(name, cities))).toEqual(
    cities.map(({ name, slug }) => ({ name, slug })),
  );
});

test.each(['Taupō', 'Sydney', 'North Auckland', 'Palmerston', '-'])(
  'keeps the name of %s, which has no page',
  (name) => {
    expect(placeNamed(name, cities)).toEqual({ name, slug: null });
  },
);
