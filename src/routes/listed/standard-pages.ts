import type { PageFamily } from '#content/social.ts';
import { summaryOf } from '#src/routes/page/summary.ts';
import type { ListedPage } from './listed-page.ts';
import { loadWords } from './words.ts';

const standardPage = (path: string, family: PageFamily): ListedPage => ({
  path,
  gather: async () => {
    const page = await loadWords(path);
    return { props: { kind: 'standard', page }, head: summaryOf(page, family) };
  },
});

/** Pages that are an opening and a list of sections. */
export const standardPages = [
  standardPage('/small-business-tax', 'service'),
  standardPage('/gst-and-bas-returns', 'service'),
  standardPage('/capital-gains-tax', 'service'),
  standardPage('/sole-trader-tax', 'service'),
  standardPage('/paye-services', 'service'),
  standardPage('/contractor-tax', 'service'),
  standardPage('/tax-audit-help', 'service'),
  standardPage('/ird-support', 'service'),
  standardPage('/auckland/small-business-tax', 'service'),
  standardPage('/wellington/gst-returns', 'service'),
  standardPage('/industries/construction-tax', 'service'),
  standardPage('/about', 'other'),
  standardPage('/tax-agent-vs-accountant', 'guide'),
  standardPage('/company-vs-sole-trader', 'guide'),
];
