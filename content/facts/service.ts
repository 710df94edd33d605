import { replyTime } from '#content/promises.ts';
import { lastChecked as checked, type Facts } from './fact.ts';

const sample = {
  source: 'A sample figure',
  confidence: 'unverified',
  checked,
} as const;

/** Our promises. */
export const promises = {
  quotesWithin: {
    subject: 'Time to quotes',
    figure: '24 hours',
    wording: `Accountants promise to reply ${replyTime.claim}. ${replyTime.means}[^quotesWithin]`,
    source: 'What a firm promises us to be listed',
    confidence: 'unverified',
    checked,
    shownOn: ['/', '/auckland', '/wellington', '/christchurch', '/contact'],
  },
} as const satisfies Facts;

/** With the sample figures, for a build with samples. */
export const service = {
  ...promises,
  averageResponseTime: {
    ...sample,
    subject: 'Average response time in Auckland',
    figure: '2 hours',
    wording: 'Average response time: 2 hours.[^averageResponseTime]',
    shownOn: ['/auckland'],
  },
  clientSatisfaction: {
    ...sample,
    subject: 'Client satisfaction in Auckland',
    figure: '4.6/5',
    wording: 'Client satisfaction: 4.6/5 stars.[^clientSatisfaction]',
    shownOn: ['/auckland'],
  },
  localResponseTime: {
    ...sample,
    subject: 'Response time of local accountants',
    figure: '1–3 hours',
    wording: 'Local accountants respond in 1–3 hours.[^localResponseTime]',
    shownOn: [],
  },
} as const satisfies Facts;
