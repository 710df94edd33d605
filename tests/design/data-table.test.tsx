// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DataTable } from '#src/design/data-table.tsx';
import { ignore } from './ignore.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const columns = [{ label: 'Service' }, { label: 'Typical fee', numeric: true }];
const rows = [
  ['GST return', '$150–$300'],
  ['Annual return', '$400–$800'],
];

test('has a caption, column headers and a header for each row', () => {
  const warned = vi.spyOn(console, 'error');
  render(<DataTable caption="Fees" columns={columns} rows={rows} />);
  const table = screen.getByRole('table', { name: 'Fees' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => [cell.textContent, cell.getAttribute('scope')]),
  ).toEqual([
    ['Service', 'col'],
    ['Typical fee', 'col'],
  ]);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['GST return', 'Annual return']);
  expect(getComputedStyle(within(table).getByText('$150–$300')).textAlign).toBe('end');
  expect(warned).not.toHaveBeenCalled();
});

test('a table wider than its box is a focusable region until it fits', () => {
  let width = 700;
  const measures: (() => void)[] = [];
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => width);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(328);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measures.push(callback);
      }
      observe = () => measures.at(-1)?.();
      disconnect = ignore;
    },
  );
  render(<DataTable caption="Fees" columns={columns} rows={rows} />);
  const box = screen.getByRole('region', { name: 'Fees' });
  expect(box).toHaveAttribute('tabindex', '0');
  width = 328;
  measures.at(-1)?.();
  expect(box.getAttributeNames()).toEqual(['class']);
});
