import { lastChecked as checked, type Facts } from './fact.ts';

const supplied = { source: 'A figure of 2025', confidence: 'unverified', checked } as const;

export const construction = {
  constructionValue: {
    ...supplied,
    subject: 'Value of the construction industry',
    figure: '$28.4B',
    wording: 'The construction industry was worth about $28.4B in 2025.[^constructionValue]',
    shownOn: ['/industries/construction-tax'],
  },
  constructionBusinesses: {
    ...supplied,
    subject: 'Active construction businesses',
    figure: '89,000+',
    wording: 'It had 89,000+ active businesses.[^constructionBusinesses]',
    shownOn: ['/industries/construction-tax'],
  },
} as const satisfies Facts;
