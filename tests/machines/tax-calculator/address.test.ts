import { expect, test } from 'vitest';
import { inputsFromSearch, parametersOf, searchFor } from '#machines/tax-calculator/address.ts';

const inForce = 'from-2024-07-31';
const empty = inputsFromSearch({}, inForce);

test('a URL fills in the form', () => {
  expect(inputsFromSearch({ income: '65000', deductions: '1200' }, inForce)).toEqual({
    incomeType: 'individual',
    income: '65000',
    deductions: '1200',
    schedule: 'from-2024-07-31',
    kiwiSaver: '',
    studentLoan: false,
    earnerCredit: false,
    code: 'M',
    employer: false,
    secondIncome: '',
    secondCode: '',
    workLevy: '',
  });
});

test('ignores unknown parameters', () => {
  const asked = {
    schedule: '2030',
    incomeType: 'lottery',
    kiwiSaver: '50',
    studentLoan: '',
    earnerCredit: 'no',
    code: 'ZZ',
    employer: '1',
    x: '1',
  };
  expect(inputsFromSearch(asked, inForce)).toEqual(empty);
  expect(inputsFromSearch({}, 'specified')).toEqual({ ...empty, schedule: 'specified' });
});

test('writes a form with its bands to the URL, without default or invalid values', () => {
  expect(searchFor(empty)).toBe('?schedule=from-2024-07-31');
  expect(searchFor({ ...empty, income: '65,000', deductions: '1,200.50' })).toBe(
    '?income=65000&deductions=1200.5&schedule=from-2024-07-31',
  );
  expect(searchFor({ ...empty, income: '65.000', deductions: '0' })).toBe(
    '?schedule=from-2024-07-31',
  );
  expect(
    searchFor({
      incomeType: 'business',
      income: '1',
      deductions: '',
      schedule: 'specified',
      kiwiSaver: '8',
      studentLoan: true,
      earnerCredit: true,
      code: 'SA',
      employer: true,
      workLevy: '1.20',
      secondIncome: '12,000',
      secondCode: 'SB',
    }),
  ).toBe(
    '?income=1&incomeType=business&schedule=specified&kiwiSaver=8&studentLoan=yes&earnerCredit=yes&code=SA&employer=yes&workLevy=1.2&secondIncome=12000&secondCode=SB',
  );
  expect(searchFor({ ...empty, workLevy: 'ana' })).toBe('?schedule=from-2024-07-31');
});

test('reads a form from its parameters, with amounts as typed', () => {
  const inputs = {
    ...empty,
    incomeType: 'business',
    income: '65,000.50',
    deductions: 'ana',
    schedule: '2024-25-composite',
    studentLoan: true,
    earnerCredit: true,
    kiwiSaver: '3.5',
    code: 'ST',
    employer: true,
    workLevy: '-5',
    secondCode: 'SB',
  } as const;
  expect(inputsFromSearch(parametersOf(inputs), inForce)).toEqual(inputs);
});
