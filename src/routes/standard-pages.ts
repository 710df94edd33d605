import type { PageFamily } from '#content/social.ts';
import { headOf } from '#src/app/head.ts';
import { loadWords } from '#src/app/page-words-loader.ts';
import { sitePage } from '#src/app/site-page.ts';

const standardPage = (path: string, family: PageFamily) =>
  sitePage(path, 'standard', async () => {
    const page = await loadWords(path);
    return { props: { page }, head: headOf(page, family) };
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
  standardPage('/tax-agent-vs-accountant', 'other'),
  standardPage('/company-vs-sole-trader', 'other'),
  standardPage('/privacy', 'other'),
  standardPage('/terms', 'other'),
  standardPage('/accessibility', 'other'),
];
