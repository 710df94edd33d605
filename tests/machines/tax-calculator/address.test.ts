import { expect, test } from 'vitest';
import { inputsFromSearch, searchFor } from '#machines/tax-calculator/address.ts';
import { emptyInputs } from '#machines/tax-calculator/inputs.ts';

test('an address fills in the form', () => {
  expect(inputsFromSearch({ income: '65000', deductions: '1200' })).toEqual({
    incomeType: 'individual',
    income: '65000',
    deductions: '1200',
    schedule: 'specified',
  });
  expect(inputsFromSearch({ schedule: '2024-25-composite', incomeType: 'investment' })).toEqual({
    incomeType: 'investment',
    income: '',
    deductions: '',
    schedule: '2024-25-composite',
  });
});

test('an address brings nothing that the form does not know', () => {
  expect(inputsFromSearch({ schedule: '2030', incomeType: 'lottery', x: '1' })).toEqual(
    emptyInputs,
  );
  expect(inputsFromSearch({})).toEqual(emptyInputs);
});

test('a form becomes an address, and what stands in an empty one is left out', () => {
  expect(searchFor(emptyInputs)).toBe('');
  expect(searchFor({ ...emptyInputs, income: '65,000', deductions: '1,200.50' })).toBe(
    '?income=65000&deductions=1200.5',
  );
  expect(searchFor({ ...emptyInputs, income: '$65k', deductions: '0' })).toBe('');
  expect(
    searchFor({
      incomeType: 'business',
      income: '1',
      deductions: '',
      schedule: 'from-2024-07-31',
    }),
  ).toBe('?income=1&incomeType=business&schedule=from-2024-07-31');
});
