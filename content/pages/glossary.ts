import type { Page } from '#content/page.ts';

export const page: Page = {
  path: '/glossary',
  kind: 'glossary',
  family: 'other',
  title: 'Glossary of New Zealand tax words',
  description:
    'What residual income tax, safe harbour, schedular payments, NOPA, balance date and other New Zealand tax words mean, in one plain sentence each.',
  name: 'Glossary',
  heading: 'Tax words in plain English',
  lede: 'One plain sentence for each. On any page, press a dotted word to read what it means.',
  sections: [],
  updated: '2026-11-26',
};
