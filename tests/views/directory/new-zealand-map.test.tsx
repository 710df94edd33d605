// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { NewZealandMap } from '#src/views/directory/new-zealand-map.tsx';
import { InRouter } from '#tests/views/in-router.tsx';

beforeEach(() => {
  render(<NewZealandMap label="Cities on the map" />, { wrapper: InRouter });
});

const links = () =>
  within(screen.getByRole('navigation', { name: 'Cities on the map' })).getAllByRole('link');

/** The markers’ positions, in percent of the map’s width and height. */
function places(): { name: string; left: number; top: number }[] {
  return links().map((link) => {
    const { left, top } = getComputedStyle(link.closest('li') ?? document.body);
    return { name: link.textContent, left: Number.parseFloat(left), top: Number.parseFloat(top) };
  });
}

test('north is up and east is right', () => {
  const names = (axis: 'left' | 'top') =>
    places()
      .toSorted((one, other) => one[axis] - other[axis])
      .map(({ name }) => name);
  const [northernmost, ...south] = names('top');
  expect(northernmost).toBe('Whangārei');
  expect(south.at(-1)).toBe('Invercargill');
  expect(south.indexOf('Auckland')).toBeLessThan(south.indexOf('Wellington'));
  const eastwards = names('left');
  expect(eastwards.at(-1)).toBe('Gisborne');
  expect(eastwards.indexOf('Nelson')).toBeLessThan(eastwards.indexOf('Wellington'));
});

test('at its full width of 544 px markers are at least 24 px apart', () => {
  const inPx = places().map(({ name, left, top }) => ({
    name,
    x: (left / 100) * 544,
    y: (top / 100) * 544 * (1_510 / 1_100),
  }));
  const near = inPx.flatMap((one, index) =>
    inPx
      .slice(index + 1)
      .filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < 24)
      .map((other) => `${one.name} and ${other.name}`),
  );
  expect(near).toEqual([]);
});
