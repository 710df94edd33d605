import { quoteForm } from '#content/forms/quote.ts';
import { operator } from '#content/operator.ts';
import type { Page } from '#content/page.ts';
import { site } from '#content/site.ts';
import { leadMail } from '#content/ui/lead-mail.ts';

/** The answers of the sample request, which nobody has sent. */
const sample: Readonly<Partial<Record<keyof typeof quoteForm.fields, string>>> = {
  businessType: 'Sole Trader',
  location: 'Palmerston North',
  services: 'GST Returns, Overdue returns or tax debt',
  urgency: 'Within a month',
  firstName: 'Mere',
  lastName: 'Sample',
  email: 'mere@example.co.nz',
  phone: '021 000 000',
  yearsBehind: '2 years behind',
  message: 'A letter came on Friday.',
};

const reference = 'SAMP-0001';

export const page: Page = {
  path: '/for-accountants',
  kind: 'standard',
  family: 'other',
  title: 'For accountants: how requests reach you',
  description: `How a request from ${site.brand} reaches your firm, how many others get it, what we ask of you first, what a request looks like, and how to leave.`,
  name: 'For accountants',
  heading: 'Requests from people who want an accountant',
  lede: 'They say what they need. You answer with a price. At most three firms get the same request.',
  action: { label: 'Ask to join', path: '/contact' },
  sections: [
    {
      kind: 'steps',
      id: 'how',
      heading: 'How a request reaches you',
      steps: [
        {
          title: 'Somebody asks',
          text: 'They say who the tax is for, where they are, what they need and how soon.',
        },
        {
          title: 'We choose at most three firms',
          text: 'By your area and your services. A request that was made on your own page goes to you alone.',
        },
        {
          title: 'You get it by email',
          text: 'At once, with every answer and a reference. Reply to it and you write to the person.',
        },
        {
          title: 'You quote, or decline',
          text: `To decline, write to ${site.email} with the reference. If the person changes or withdraws the request, you get an email that says so.`,
        },
      ],
    },
    {
      kind: 'table',
      id: 'sample',
      heading: 'What a request looks like',
      intro: 'A made-up request, in the order and the words of the email.',
      table: {
        caption: leadMail.firm.lead(reference),
        columns: [{ label: 'Line' }, { label: 'What it says' }],
        rows: [
          [leadMail.reference, reference],
          ...Object.entries(quoteForm.fields).flatMap(([name, { mail }]) => {
            const answer = Object.entries(sample).find(([field]) => field === name)?.[1];
            return answer === undefined ? [] : [[mail, answer]];
          }),
        ],
      },
    },
    {
      kind: 'columns',
      id: 'asked',
      heading: 'What we ask first',
      columns: [
        {
          heading: 'From your firm',
          items: [
            'The towns you work for and the services you offer',
            'Your listing as a tax agent with Inland Revenue',
            'Your professional body, CAANZ or CPA Australia',
            'Your NZBN, and a person to ask for',
          ],
        },
        {
          heading: 'From then on',
          items: [
            'Use a request’s details to answer it and for nothing else',
            'Answer with a price, or decline, so that nobody waits',
            'Delete the details when a request is withdrawn',
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'terms',
      heading: 'Price and leaving',
      table: {
        caption: 'What it costs and how it ends',
        columns: [{ label: 'What' }, { label: 'How it works' }],
        rows: [
          ['Price of a request', operator.leadPrice ?? '[Ask us](/contact)'],
          ['A Featured Partner', 'Pays for its place in a list as well, and its card says so.'],
          ['Leaving', `Write to ${site.email}. Your listing goes and no more requests come.`],
        ],
      },
    },
    {
      kind: 'prose',
      id: 'join',
      heading: 'Would your firm like to join?',
      blocks: [
        {
          kind: 'paragraph',
          text: '[Write to us](/contact) under ‘Becoming a partner accountant’, with your town and your services.',
        },
      ],
    },
  ],
  updated: '2026-11-29',
};
