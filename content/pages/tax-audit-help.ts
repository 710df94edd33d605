import { facts } from '#content/facts.ts';
import type { Page } from '#content/page.ts';
import { navigation } from '#content/ui/navigation.ts';

export const page: Page = {
  path: '/tax-audit-help',
  kind: 'standard',
  family: 'service',
  title: 'Help With an Inland Revenue Audit',
  description:
    'Inland Revenue wants to check your tax. What to do in the first days, how disclosure lowers the penalty, and what an accountant can do to help you.',
  keywords: ['tax audit help NZ', 'Inland Revenue audit', 'voluntary disclosure', 'NOPA response'],
  name: 'Tax audit help',
  sign: 'Audits and reviews',
  heading: 'Inland Revenue has questions',
  lede: 'Find the date in the letter, do not answer in a hurry, and get help before the first meeting. Most checks are about a few figures, and good records end them early.',
  diagram: {
    name: 'audit-stages',
    alt: 'Four markers along a rising track, each larger than the last: a question, a risk review, a notice of audit, a proposed change.',
  },
  leadForm: {
    title: 'Ask for audit help',
    subtitle: 'Choose ‘ASAP’ if the letter has a date. The accountant asks you the rest.',
  },
  sections: [
    {
      id: 'services',
      kind: 'items',
      heading: 'What an accountant does in an audit',
      items: [
        {
          title: 'Speak for you',
          text: 'If you authorise an agent, letters and calls go to them. You still sign what they send.',
        },
        {
          title: 'Find the problem first',
          text: 'They check those years as Inland Revenue will, so that you know what to expect.',
        },
        {
          title: 'Prepare a voluntary disclosure',
          text: 'They report everything that was wrong, before Inland Revenue asks or the audit starts.',
        },
        {
          title: 'Answer requests for information',
          text: 'They check what Inland Revenue may ask for and by when, and send only that.',
        },
        {
          title: 'Dispute a proposed change',
          text: 'They prepare notices and conferences. If there is a hearing, they work with a tax lawyer.',
        },
        {
          title: 'Arrange payment',
          text: 'If you owe tax, they arrange instalments that you can pay. See [help with Inland Revenue](/ird-support).',
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
          text: 'It can be a question about one return, a risk review, a notice of audit or a notice of proposed adjustment. The table below helps.',
        },
        {
          title: 'Keep everything',
          text: 'Do not delete or change anything. Do not write missing records now and give them an old date.',
        },
        {
          title: 'Call an accountant before Inland Revenue',
          text: 'You may ask for a little time to get advice. That is normal, and better than a guess on the phone.',
        },
        {
          title: 'Decide about disclosure',
          text: 'If you know something is wrong, tell your accountant now. The penalty is reduced most before Inland Revenue tells you of an audit, and less after that.',
        },
      ],
    },
    {
      id: 'letters',
      kind: 'table',
      heading: 'Which letter do you have?',
      intro: 'These four letters are about checks. You can search [all letters](/ird-letters).',
      table: {
        caption: 'Letters from Inland Revenue and what each one asks',
        columns: [{ label: 'Letter' }, { label: 'What it means' }, { label: 'What to do' }],
        rows: [
          [
            'A question about a return',
            'One figure looks unusual, such as a GST refund or a large claim.',
            'Send the invoice or the calculation it asks for.',
          ],
          [
            'Risk review',
            'Inland Revenue is deciding whether to audit.',
            'Get help now. A clear answer can end it here.',
          ],
          [
            'Notice of audit',
            'A formal check of named taxes and years.',
            'Authorise an agent and talk about disclosure before the first interview.',
          ],
          [
            'Notice of proposed adjustment (NOPA)',
            'Inland Revenue proposes to change your tax, and says why.',
            'Get help today. If you answer too late, it may count as agreement.',
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
            `${facts.shortfallPenalties.wording} An honest mistake without reasonable care has the lowest penalty, and evasion the highest.`,
            'If you took reasonable care, there is no shortfall penalty for carelessness. Advice and records are evidence of care.',
            'A full voluntary disclosure before Inland Revenue tells you of an audit can remove or greatly reduce the penalty. It still helps after that, before the audit starts.',
            'Interest is still added to unpaid tax. To stop it, you can pay early what you expect to owe.',
            facts.nopaResponse.wording,
          ],
        },
        {
          kind: 'note',
          text: 'This is general information. If you have been accused of evasion, or an investigator wants an interview, speak to a tax lawyer too. What you tell a lawyer for advice is protected by law (privileged). Papers that an accountant holds have less protection.',
        },
      ],
    },
    {
      id: 'what-draws-attention',
      kind: 'columns',
      heading: 'What to collect, and what leads to checks',
      columns: [
        {
          heading: 'Collect',
          items: [
            'Bank statements for every account, including private ones',
            'Invoices, receipts and contracts',
            'Logbooks and home office calculations',
            'GST and payroll workpapers',
            'Letters and advice that you followed',
          ],
        },
        {
          heading: 'What leads to checks',
          items: [
            'Income that does not match what banks, employers or platforms report',
            'Many refunds',
            'Less cash income than others in your trade',
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
      intro: 'An interview may be in your town. A local accountant can go with you.',
      links: [
        { label: 'Auckland', path: '/auckland' },
        { label: 'Wellington', path: '/wellington' },
        { label: 'Christchurch', path: '/christchurch' },
        { label: 'Rotorua', path: '/rotorua' },
        { label: 'Gisborne', path: '/gisborne' },
        navigation.towns,
      ],
    },
    {
      id: 'quote',
      kind: 'action',
      heading: 'Get help with the audit',
      intro:
        'Choose Audit Support and say how soon. Asking is free, and we do not tell Inland Revenue.',
      action: { label: 'Get free quotes', path: '/quote' },
    },
  ],
  service: 'audit-support',
  updated: '2026-11-21',
};
