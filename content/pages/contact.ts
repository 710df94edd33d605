import { facts } from '#content/facts.ts';
import { inWords } from '#content/number-words.ts';
import type { Page } from '#content/page.ts';
import { changeRequest, noPassword } from '#content/promises.ts';
import { questionCount } from '#content/ui/quote.ts';
import { email, phone } from '#content/reach.ts';
import { site } from '#content/site.ts';

export const page: Page = {
  path: '/contact',
  kind: 'contact',
  family: 'other',
  title: 'Contact us',
  description: `How to reach ${site.brand} by phone, email or message form: questions about finding a tax accountant, corrections, complaints and becoming a partner.`,
  name: 'Contact',
  heading: `Contact ${site.brand}`,
  lede: `If you want quotes from accountants, the [quote request](/quote) is quicker than a message to us. For anything else, use the form, call ${phone} or write to ${email}.`,
  diagram: {
    name: 'contact-ways',
    alt: `Three tracks that lead to ${site.brand}: call, write, or use the form.`,
  },
  sections: [
    {
      kind: 'table',
      id: 'ways-to-reach-us',
      heading: 'Which way is best',
      table: {
        caption: `Ways to reach ${site.brand}`,
        columns: [{ label: 'You want to' }, { label: 'Best way' }],
        rows: [
          [
            'Get quotes from accountants',
            `[Get free quotes](/quote): ${inWords(questionCount)} short questions, no message needed`,
          ],
          ['Change or withdraw a quote request', `${changeRequest} Our address is ${email}.`],
          ['See, correct or delete your details', `Write to ${email}`],
          ['Report a mistake on a page', `Write to ${email} and say which page`],
          [
            'Join as a partner accountant',
            'Read [what a firm gets and gives](/for-accountants), then [ask to join](/for-accountants#join)',
          ],
          ['Complain about us or about an accountant', `The form, or write to ${email}`],
        ],
      },
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Before you write',
      questions: [
        {
          id: 'tax-questions',
          question: 'Can you answer my tax question?',
          answer: `No. ${site.brand} is a directory and gives no tax advice. The [tax FAQ](/tax-faq) may have a general answer. For your own case, ask an accountant or [Inland Revenue](https://www.ird.govt.nz).`,
        },
        {
          id: 'cost',
          question: 'Does it cost anything to use the site?',
          answer: `No. ${facts.freeForClients.wording} You pay only the accountant you choose, at the price you agree with them.`,
        },
        {
          id: 'no-answer',
          question: 'I asked for quotes and nobody has replied. What can I do?',
          answer: `${facts.quotesWithin.wording} Look in your spam folder first. Then call us on ${phone}, and we find your request.`,
        },
        {
          id: 'complaint',
          question: 'How do I complain about an accountant?',
          answer:
            'Write to the accountant first. Tell us too. We cannot judge their work, but a chartered accountant’s professional body has a complaints process. You can take a disagreement about a fee to the Disputes Tribunal.',
        },
        {
          id: 'private-details',
          question: 'What should I leave out of a message?',
          answer: `IRD numbers, bank details and tax papers: give those to the accountant you choose. ${noPassword} [How we look after your details](/privacy).`,
        },
      ],
    },
    {
      kind: 'action',
      id: 'quotes',
      heading: 'Looking for an accountant?',
      intro: 'Say what you need once and compare the answers.',
      action: { label: 'Get free quotes', path: '/quote' },
    },
  ],
  updated: '2026-11-21',
};
