/** The brackets page before its script runs. */
export const bracketsDocument = {
  title: 'Brackets | Waymark',
  needsScript: 'This page needs JavaScript. Allow it for this address and load the page again.',
};

/** The words of the brackets page. */
export const bracketWords = {
  heading: 'Brackets',
  lede: 'What a schedule makes of an income, to the cent: around its limits, and beside another schedule.',
  schedule: 'Schedule',
  other: 'Compared with',
  typed: 'A schedule of my own',
  bands: 'Bands, lowest first',
  bandsHint:
    'One a line, or with commas between: where it begins, a colon and its rate, such as 14000:17.5%.',
  example: '0:10.5%\n14000:17.5%\n48000:33%',
  lookAt: (sentence: string, rest: string): string =>
    rest === '' ? `${sentence} It is missing at the end.` : `${sentence} Look at "${rest}".`,
  income: 'Income',
  deductions: 'Deductions',
  pay: 'Weekly pay',
  amountHint: 'Dollars, such as 48000.01.',
  notCounted: (sentence: string): string => `${sentence} It counts as 0.`,
  drag: 'Drag the income',
  steps: 'Move the income',
  stepBy: {
    '-100': '−$1',
    '-1': '−1 cent',
    '1': '+1 cent',
    '100': '+$1',
  },
  limits: 'Go to a limit',
  limit: (limit: string): string => `to ${limit}`,
  fields: {
    caption: 'Every field',
    columns: ['Field', 'This schedule', 'The other', 'Difference'],
  },
  cents: 'Cent by cent',
  chosen: (income: string): string => `${income} (chosen income)`,
  rates: {
    caption: 'Rates by income',
    label: (income: string, marginal: string, effective: string): string =>
      `Rates by income. At ${income} the marginal rate is ${marginal} and the effective rate ${effective}; the table says the same.`,
    marginal: 'marginal',
    effective: 'effective',
    other: 'marginal, other schedule',
  },
  difference: {
    caption: 'This schedule’s tax less the other’s',
    label: (income: string, difference: string): string =>
      `Difference in tax by income. At ${income} it is ${difference}; the table says the same.`,
  },
  pays: {
    heading: 'Weekly pay',
    code: 'Tax code',
    otherCode: 'Beside the code',
    caption: 'Take-home by weekly pay',
    label: (pay: string, code: string, own: string, other: string, beside: string): string =>
      `Take-home by weekly pay. Of ${pay}, ${code} leaves ${own} and ${other} ${beside}; the table has every threshold.`,
    table: 'Threshold by threshold',
    columns: [
      'Weekly pay',
      'This code leaves',
      'of its last cent, in cents',
      'The other leaves',
      'of the other’s last cent, in cents',
      'Difference',
    ],
  },
  link: 'Link to this view',
  stopped: 'Mend the schedule above to see what it makes of an income.',
} as const;
