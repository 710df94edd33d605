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
      { value: 'gst-monthly', label: 'Every month' },
      { value: 'gst-two-monthly-january', label: 'Every two months: to January, March and so on' },
      {
        value: 'gst-two-monthly-february',
        label: 'Every two months: to February, April and so on',
      },
      { value: 'gst-six-monthly', label: 'Every six months: to March and September' },
    ],
  },
  provisionalTax: {
    label: 'Provisional tax',
    options: [
      { value: '', label: 'No' },
      { value: 'provisional-tax', label: 'Yes' },
    ],
  },
  paye: {
    label: 'PAYE for staff',
    options: [
      { value: '', label: 'No' },
      { value: 'employer', label: 'Paid every month' },
      { value: 'large-employer', label: 'Paid twice a month' },
    ],
  },
  incomeTax: {
    label: 'Income tax return',
    options: [
      { value: '', label: 'None' },
      { value: 'income-tax', label: 'I file it' },
      { value: 'income-tax-by-agent', label: 'A tax agent files it' },
    ],
  },
} as const;

export type MyTax = keyof typeof myTaxes;
