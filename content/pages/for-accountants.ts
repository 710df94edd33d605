import { quoteForm } from '#content/forms/quote.ts';
import { operator } from '#content/operator.ts';
import type { Page } from '#content/page.ts';
import { listingRule, replyTime, whoGetsIt } from '#content/promises.ts';
import { email } from '#content/reach.ts';
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
  businessName: 'Sample Fencing',
  yearsBehind: '2 years behind',
  turnover: '$60,000 to $250,000 a year',
  message: 'A letter came on Friday.',
};

const reference = 'SAMP-0001';

/** The form at the end of the page. */
export const join = {
  id: 'join',
  heading: 'Ask to join',
  intro: 'Tell us about your firm. We answer by email, with the price and what comes next.',
};

export const page: Page = {
  path: '/for-accountants',
  family: 'other',
  title: 'For accountants: how requests reach you',
  description: `What your firm gets from ${site.brand}: requests by email, from people in your towns who want your services. How many others get each, what it costs and how to join.`,
  name: 'For accountants',
  heading: 'Requests from people who want an accountant',
  lede: 'They say what they need. You answer with a price. At most three firms get the same request, and you pay for each one you get.',
  action: { label: 'Ask to join', path: '#join' },
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
          text: `${whoGetsIt} A request that was made on your own page goes to you alone.`,
        },
        {
          title: 'You get it by email',
          text: 'At once, with every answer and a reference. Reply to it and you write to the person.',
        },
        {
          title: 'You quote, or decline',
          text: `Reply ${replyTime.claim}. To decline, write to ${email} with the reference. If the person changes or withdraws the request, you get an email that says so.`,
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
      kind: 'prose',
      id: 'listing',
      heading: 'What listing asks of you',
      blocks: [
        { kind: 'paragraph', text: listingRule },
        {
          kind: 'list',
          items: [
            'Tell us the towns you work for and the services you offer. They decide which requests you get.',
            'Give us your NZBN, and a person to ask for.',
            'Your page shows your name, town and services, and, once we have them, your professional body and the person to ask for. [Greenlion’s](/accountants/greenlion) is one without them. Calls and emails from it reach us, and we pass them on.',
            'Use a request’s details only to answer it. Delete them when the request is withdrawn or has ended, except what the law says you must keep.',
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'terms',
      heading: 'What you pay, and leaving',
      table: {
        caption: 'What it costs and how it ends',
        columns: [{ label: 'What' }, { label: 'How it works' }],
        rows: [
          [
            'A request',
            `You pay for each request that we pass to you, even if the person chooses another firm. ${operator.leadPrice ?? 'Before you join, we tell you the price, and what a request costs that you decline, that is withdrawn or that is false'}.`,
          ],
          ['A Featured Partner', 'Pays for its place in a list as well, and its card says so.'],
          ['Leaving', `Write to ${email}. We remove your listing, and you get no more requests.`],
        ],
      },
    },
  ],
  updated: '2026-11-29',
};
