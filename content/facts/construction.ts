import { lastChecked as checked, type Facts } from './fact.ts';

const noSource = { source: 'No source found', confidence: 'unverified', checked } as const;

export const construction = {
  constructionValue: {
    ...noSource,
    subject: 'Value of the construction industry',
    figure: '$28.4B',
    wording: 'The construction industry is worth $28.4B.[^constructionValue]',
    shownOn: ['/industries/construction-tax'],
  },
  constructionTurnover: {
    subject: 'Average turnover in construction',
    figure: 'About $319,000',
    wording: 'About $319,000 a business: $28.4B divided by 89,000.[^constructionTurnover]',
    source: 'Worked out from the two other figures of the industry, which could not be verified',
    confidence: 'unverified',
    checked,
    shownOn: ['/industries/construction-tax'],
  },
  constructionBusinesses: {
    ...noSource,
    subject: 'Active construction businesses',
    figure: '89,000+',
    wording: 'There are 89,000+ active construction businesses.[^constructionBusinesses]',
    shownOn: ['/industries/construction-tax'],
  },
} as const satisfies Facts;
