import { facts } from '#content/facts.ts';
import type { Page } from '#content/page.ts';

export const page: Page = {
  path: '/tax-audit-help',
  kind: 'standard',
  family: 'service',
  title: 'Help With an Inland Revenue Audit',
  description:
    'Inland Revenue wants to check your tax. What to do in the first days, how disclosure changes the penalty, and what an accountant can do on your side.',
  keywords: ['tax audit help NZ', 'Inland Revenue audit', 'voluntary disclosure', 'NOPA response'],
  name: 'Tax audit help',
  sign: 'Audits and reviews',
  heading: 'Inland Revenue has questions',
  lede: 'Read the letter for its date, answer nothing in a hurry and get help before the first meeting. Most checks are about a few figures, and good records end them early.',
  diagram: {
    name: 'audit-stages',
    alt: 'Four markers along a rising track, each larger than the last: a question, a risk review, a notice of audit, a proposed change.',
  },
  leadForm: {
    title: 'Ask for audit help',
    subtitle: 'Choose ‘ASAP’ if the letter names a date. The accountant asks for the rest.',
  },
  sections: [
    {
      id: 'services',
      kind: 'items',
      heading: 'What an accountant does in an audit',
      items: [
        {
          title: 'Speak for you',
          text: 'Once you authorise an agent, letters and calls go to them. You still sign what is sent.',
        },
        {
          title: 'Find the problem first',
          text: 'They go through the years in question as Inland Revenue would, so that you know what is coming.',
        },
        {
          title: 'Prepare a voluntary disclosure',
          text: 'A full account of what was wrong, before you are asked or before the audit starts.',
        },
        {
          title: 'Answer requests for information',
          text: 'They settle what was asked, what the law allows and by when, and send that and no more.',
        },
        {
          title: 'Dispute a proposed change',
          text: 'Notices, conferences and, if it comes to that, a tax lawyer for the hearing.',
        },
        {
          title: 'Arrange payment',
          text: 'If tax is owed, an arrangement you can keep. See [help with Inland Revenue](/ird-support).',
        },
      ],
    },
    {
      id: 'first-days',
      kind: 'steps',
      heading: 'What to do in the first days',
      steps: [
        {
          title: 'Note three things',
          text: 'The date of the letter, the date an answer is due, and which tax and years it names.',
        },
        {
          title: 'Work out what kind of letter it is',
          text: 'A question about one return, a risk review, a notice that an audit will begin and a notice of proposed adjustment are four different things. The table below helps.',
        },
        {
          title: 'Keep everything',
          text: 'Stop deleting and stop tidying. Do not write up missing records as though they had been made at the time.',
        },
        {
          title: 'Call an accountant before Inland Revenue',
          text: 'You may ask for a little time to get advice. Asking is normal, and it is better than a guess on the telephone.',
        },
        {
          title: 'Decide about disclosure',
          text: 'If you know something is wrong, say so to your accountant now. The reduction is largest before an audit is notified, and smaller once it is.',
        },
      ],
    },
    {
      id: 'letters',
      kind: 'table',
      heading: 'Which letter have you got?',
      intro:
        'These four are about checks. [All letters](/ird-letters) are on a page with a search.',
      table: {
        caption: 'Letters from Inland Revenue and what each one asks',
        columns: [{ label: 'Letter' }, { label: 'What it means' }, { label: 'What to do' }],
        rows: [
          [
            'A question about a return',
            'One figure looks odd: a GST refund, say, or a large claim.',
            'Send the invoice or the working it asks for.',
          ],
          [
            'Risk review',
            'They are deciding whether to audit.',
            'Get help now. A clear answer can end it here.',
          ],
          [
            'Notice of audit',
            'A formal check of named taxes and years.',
            'Authorise an agent and talk about disclosure before the first interview.',
          ],
          [
            'Notice of proposed adjustment (NOPA)',
            'They propose to change your tax, and say why.',
            'Get help today. If you miss the time to respond you may be taken to have agreed.',
          ],
        ],
      },
    },
    {
      id: 'penalties',
      kind: 'prose',
      heading: 'Penalties and time limits',
      blocks: [
        {
          kind: 'list',
          items: [
            `${facts.shortfallPenalties.wording} An honest slip without reasonable care is at the low end and evasion at the high end.`,
            'Reasonable care is enough to avoid a shortfall penalty for carelessness. Taking advice and keeping records is evidence of it.',
            'A full voluntary disclosure before Inland Revenue tells you of an audit can remove or greatly reduce the penalty. One after that, and before the audit starts, still helps.',
            'Interest runs on unpaid tax in any case. You can pay what you expect to owe early to stop it growing.',
            facts.nopaResponse.wording,
          ],
        },
        {
          kind: 'note',
          text: 'This is general information. If you have been accused of evasion, or an investigator wants an interview, speak to a tax lawyer as well. What you tell a lawyer for advice is privileged. Papers held by an accountant have narrower protection.',
        },
      ],
    },
    {
      id: 'what-draws-attention',
      kind: 'columns',
      heading: 'What to gather, and what draws attention',
      columns: [
        {
          heading: 'Gather',
          items: [
            'Bank statements for every account, private ones too',
            'Invoices, receipts and contracts',
            'Logbooks and home office workings',
            'GST and payroll workpapers',
            'Letters and advice you relied on',
          ],
        },
        {
          heading: 'What draws attention',
          items: [
            'Income that does not match what banks, employers or platforms report',
            'Refund after refund',
            'Cash takings below others in your trade',
            'Property sales left out of a return',
            'Returns that are always late',
          ],
        },
      ],
    },
    {
      id: 'cities',
      kind: 'links',
      heading: 'Audit help by city',
      intro: 'An interview may be held near you. A local accountant can sit beside you.',
      links: [
        { label: 'Auckland', path: '/auckland' },
        { label: 'Wellington', path: '/wellington' },
        { label: 'Christchurch', path: '/christchurch' },
        { label: 'Rotorua', path: '/rotorua' },
        { label: 'Gisborne', path: '/gisborne' },
      ],
    },
    {
      id: 'quote',
      kind: 'action',
      heading: 'Get someone on your side',
      intro:
        'Choose Audit Support and say how soon. Asking is free, and tells Inland Revenue nothing.',
      action: { label: 'Get free quotes', path: '/quote' },
    },
  ],
  service: 'audit-support',
  updated: '2026-11-21',
};
