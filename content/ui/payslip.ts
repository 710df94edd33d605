/** The words of payslips whose lines open to their rules. The calculator passes formatted amounts and rates. */
export const payslip = {
  heading: 'See the working',
  lead: 'Open a pay, then a line. It names the section of Inland Revenue’s payroll specification.',
  gross: {
    year: 'A year’s income',
    part: (pays: number) => `Divided by ${pays} pays`,
    rule: 'A pay is an equal share of the year, to the cent.',
  },
  paye: {
    annual: (pays: number) => `A year of ${pays} such pays, in whole dollars`,
    tax: 'Income tax and ACC levy on it',
    credit: 'Less the independent earner tax credit',
    week: 'A week’s share, without parts of a cent',
    paye: (weeks: string) => `PAYE: ${weeks}, without parts of a cent`,
    weeks: {
      week: 'that share',
      fortnight: 'twice that share',
      'four-weeks': 'four times that share',
      month: 'that share by 52, divided by 12',
    },
    main: 'Sections 5.2 and 5.3: what a year of such pays is taxed, week by week.',
    dollars: 'Whole dollars of the pay',
    part: (rate: string, levy: string) => `${rate} income tax and ${levy} ACC levy`,
    second: 'Section 5.6: a second job has one rate for all of its pay.',
  },
  studentLoan: {
    threshold: 'Less the threshold of the period',
    part: (rate: string) => `${rate} of the rest`,
    main: 'Section 5.4: repayments begin above a threshold for each pay.',
    second: 'Section 5.6: a second job has no threshold, for the main job uses it.',
  },
  kiwiSaver: {
    part: (rate: string) => `${rate} of the pay, without parts of a cent`,
    rule: 'Section 5.20.2: your rate of the whole pay, cents included.',
  },
  takeHome: 'The pay less the lines above.',
  contribution: 'Section 5.20.6: the least rate that an employer adds beside the pay.',
  esct: {
    dollars: 'Whole dollars of the contribution',
    part: (rate: string) => `${rate} of them`,
    rule: 'Sections 2.4 and 5.21.3: the rate is that of a year of such pays and contributions.',
  },
  net: 'The contribution less its tax.',
  /** The row of a table that has the same amount. */
  table: (table: string, page: number | null, pay: string, amount: string) =>
    `Inland Revenue’s table ${table} of April 2026 says the same${page === null ? '' : ` on page ${page}`}: ${amount} for a pay of ${pay}.`,
} as const;
