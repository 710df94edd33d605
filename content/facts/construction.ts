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
  constructionBusinesses: {
    ...noSource,
    subject: 'Active construction businesses',
    figure: '89,000+',
    wording: 'There are 89,000+ active construction businesses.[^constructionBusinesses]',
    shownOn: ['/industries/construction-tax'],
  },
} as const satisfies Facts;
