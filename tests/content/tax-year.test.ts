import { expect, test } from 'vitest';
import { taxYearEnd, taxYearName, taxYearStart } from '#content/tax-year.ts';

test.each([
  ['2026-03-31', '2025–26', '2025-04-01', '2026-03-31'],
  ['2026-04-01', '2026–27', '2026-04-01', '2027-03-31'],
  ['2027-01-15', '2026–27', '2026-04-01', '2027-03-31'],
  ['2099-04-01', '2099–00', '2099-04-01', '2100-03-31'],
])('%s is in the tax year %s', (day, name, start, end) => {
  expect(taxYearName(day)).toBe(name);
  expect(taxYearStart(day)).toBe(start);
  expect(taxYearEnd(day)).toBe(end);
});
