/**
 * The question that makes the next dates a visitor's own. The value of an option is the id of its
 * calendar in content/tax-calendars.ts; without one, the tax is not theirs.
 */
export const myDates = {
  heading: 'Which taxes are yours?',
  intro:
    'Choose yours, and the dates above become your own next four. This browser keeps the choice, and sends it nowhere.',
  yours: 'The dates above are your own next four. As calendar files:',
} as const;

export const myTaxes = {
  gst: {
    label: 'GST',
    options: [
      { value: '', label: 'Not registered' },
      { value: 'gst-monthly', label: 'Monthly' },
      { value: 'gst-two-monthly-january', label: 'Two-monthly: to January, March, May' },
      { value: 'gst-two-monthly-february', label: 'Two-monthly: to February, April, June' },
      { value: 'gst-six-monthly', label: 'Six-monthly: to March and September' },
    ],
  },
  provisionalTax: {
    label: 'Provisional tax',
    options: [
      { value: '', label: 'I pay none' },
      { value: 'provisional-tax', label: 'I pay it' },
    ],
  },
  paye: {
    label: 'PAYE for staff',
    options: [
      { value: '', label: 'No staff' },
      { value: 'employer', label: 'Paid every month' },
      { value: 'large-employer', label: 'Paid twice a month' },
    ],
  },
  incomeTax: {
    label: 'Income tax return',
    options: [
      { value: '', label: 'No return' },
      { value: 'income-tax', label: 'I file it' },
      { value: 'income-tax-by-agent', label: 'A tax agent files it' },
    ],
  },
} as const;

export type MyTax = keyof typeof myTaxes;
