/** The words of the result of two jobs. Their parameters are formatted amounts and tax codes. */
export const secondJob = {
  after: 'After 31 March',
  about: (amount: string) => `About ${amount}`,
  back: 'Comes back to you.',
  toPay: 'Left to pay.',
  even: 'Your two employers take about the right tax.',
  fits: (code: string) =>
    `${code} is the right code for the second job at this income. If it still takes too much, ask Inland Revenue for a tailored one.`,
  change: (code: string) =>
    `At this income the right code for the second job is ${code}. Give that employer a new tax code declaration (IR330) with it.`,
  caption: 'The square-up of both jobs',
  incomeTax: 'Income tax on both pays',
  levy: 'ACC earners’ levy on both pays',
  credit: 'Independent earner tax credit',
  mainPaye: (code: string) => `PAYE from the main job, ${code}`,
  secondPaye: (code: string) => `PAYE from the second job, ${code}`,
  left: { pay: 'To pay', back: 'Comes back' },
  rule: 'For a whole year of twelve equal pays from each job, by Inland Revenue’s payroll specification. The code of a second job is that of the band in which both pays end: [Inland Revenue, Secondary tax codes](https://www.ird.govt.nz/income-tax/income-tax-for-individuals/tax-codes-and-tax-rates-for-individuals/secondary-tax-codes).',
  loan: 'Student loan repayments are not in this sum. A second job repays from its first dollar.',
} as const;
