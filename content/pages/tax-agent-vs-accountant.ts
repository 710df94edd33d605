import { facts } from '#content/facts.ts';
import { agentList, inlandRevenue, registers } from '#content/reach.ts';
import type { Item, Page } from '#content/page.ts';

type Winner = 'taxAgent' | 'accountant' | 'tie';

interface Comparison {
  readonly feature: string;
  readonly taxAgent: string;
  readonly accountant: string;
  readonly winner: Winner;
}

const winnerWords: Readonly<Record<Winner, string>> = {
  taxAgent: 'Tax agent',
  accountant: 'Accountant',
  tie: 'Even',
};

const comparisons: readonly Comparison[] = [
  {
    feature: 'Filing returns for you',
    taxAgent: 'Listed with Inland Revenue to do it',
    accountant: 'Only if listed as an agent too',
    winner: 'taxAgent',
  },
  {
    feature: 'More time to file',
    taxAgent: 'Usually, for clients linked in time',
    accountant: 'Only if listed as an agent too',
    winner: 'taxAgent',
  },
  {
    feature: 'Letters from Inland Revenue',
    taxAgent: 'Can receive and answer them',
    accountant: 'Helps you answer them',
    winner: 'taxAgent',
  },
  {
    feature: 'Price of a simple return',
    taxAgent: 'Often lower',
    accountant: 'Often higher',
    winner: 'taxAgent',
  },
  {
    feature: 'Year-end accounts',
    taxAgent: 'Sometimes',
    accountant: 'Everyday work',
    winner: 'accountant',
  },
  {
    feature: 'Advice on structure and growth',
    taxAgent: 'Limited to tax',
    accountant: 'Budgets, loans, company or trust',
    winner: 'accountant',
  },
  {
    feature: 'Reports for a bank or investors',
    taxAgent: 'Rarely',
    accountant: 'Yes',
    winner: 'accountant',
  },
  {
    feature: 'Small business income tax and GST',
    taxAgent: 'Yes',
    accountant: 'Yes',
    winner: 'tie',
  },
];

const simple = { label: 'Simple', tone: 'good' } as const;
const moderate = { label: 'Moderate', tone: 'plain' } as const;
const complex = { label: 'Complex', tone: 'warning' } as const;

const agentSituations: readonly Item[] = [
  {
    title: 'Wages and a little other income',
    text: 'You have a job and some freelance income, and want a correct return.',
    tag: simple,
    details: [{ label: 'What you gain', value: 'A correct return, and more time to file it' }],
  },
  {
    title: 'Sole trader with tidy records',
    text: 'Your software is up to date. You need the return, GST and provisional tax filed.',
    tag: simple,
    details: [{ label: 'What you gain', value: 'You do not pay for advice that you do not need' }],
  },
  {
    title: 'One rental property',
    text: 'You need to know which costs you can claim and how to carry a loss forward.',
    tag: moderate,
    details: [{ label: 'What you gain', value: 'Costs claimed once, and in the right year' }],
  },
  {
    title: 'Several years behind',
    text: 'Returns are missing and many letters have come. If your records are missing too, ask an accountant who is a tax agent.',
    tag: complex,
    details: [{ label: 'What you gain', value: 'Someone who can speak to Inland Revenue for you' }],
  },
];

const accountantSituations: readonly Item[] = [
  {
    title: 'Starting a business',
    text: 'You are choosing a structure and software, and setting prices.',
    tag: moderate,
    details: [{ label: 'What you gain', value: 'Fewer mistakes to correct later' }],
  },
  {
    title: 'A company with employees',
    text: 'You need accounts, payroll, GST and a salary for yourself that is fair for the work.',
    tag: moderate,
    details: [{ label: 'What you gain', value: 'One person who knows all your figures' }],
  },
  {
    title: 'Borrowing or bringing in a partner',
    text: 'The bank asks for forecasts, or somebody wants to buy a share.',
    tag: complex,
    details: [{ label: 'What you gain', value: 'Figures that others can rely on' }],
  },
  {
    title: 'Selling the business or retiring',
    text: 'The sale affects assets, GST, shares and what your family receives.',
    tag: complex,
    details: [{ label: 'What you gain', value: 'A plan before you sign the contract' }],
  },
];

export const page: Page = {
  path: '/tax-agent-vs-accountant',
  kind: 'standard',
  family: 'guide',
  title: 'Tax agent vs accountant: which do you need?',
  description:
    'What a tax agent does in New Zealand, what an accountant does, what each costs, and four questions that tell you which one to ask for a quote.',
  name: 'Tax agent or accountant',
  heading: 'Tax agent or accountant?',
  lede: 'To file a return and deal with Inland Revenue, a tax agent is enough. If you run a business and want advice, look for an accountant.',
  diagram: {
    name: 'agent-or-accountant',
    alt: 'Two rings that overlap: a tax agent files for you, an accountant does accounts and gives advice, and both do tax and GST.',
  },
  action: { label: 'Get free quotes', path: '/quote' },
  sections: [
    {
      kind: 'prose',
      id: 'quick-answer',
      heading: 'The quick answer',
      blocks: [
        {
          kind: 'paragraph',
          text: '**Tax agent** is a legal status. The person or firm is on Inland Revenue’s list of tax agents and files returns for clients. **Accountant** is a job. Anyone may use the word. Only members of CA ANZ (Chartered Accountants Australia and New Zealand) may use the title Chartered Accountant.',
        },
        {
          kind: 'paragraph',
          text: `Many people are both. One firm that does each job at its own price may be best. ${facts.professionalBodies.wording} Look a name up: ${registers}. Ask ${inlandRevenue}, which keeps ${agentList}.`,
        },
      ],
    },
    {
      kind: 'table',
      id: 'comparison',
      heading: 'Eight things compared',
      intro: 'This compares an agent who does only tax with an accountant who is not an agent.',
      table: {
        caption: 'What a tax agent and an accountant each do',
        columns: [
          { label: 'Feature' },
          { label: 'Tax agent' },
          { label: 'Accountant' },
          { label: 'Better choice' },
        ],
        rows: comparisons.map(({ feature, taxAgent, accountant, winner }) => [
          feature,
          taxAgent,
          accountant,
          winnerWords[winner],
        ]),
      },
    },
    {
      kind: 'items',
      id: 'choose-a-tax-agent',
      heading: 'When a tax agent is enough',
      items: agentSituations,
    },
    {
      kind: 'items',
      id: 'choose-an-accountant',
      heading: 'When you need an accountant',
      items: accountantSituations,
    },
    {
      kind: 'decisions',
      id: 'four-questions',
      heading: 'Four questions to decide',
      intro: 'Answer them in order and stop at the first yes.',
      decisions: [
        {
          question: 'Has Inland Revenue written to you, or are returns overdue?',
          yesAnswer: 'Tax agent',
          yesReason: 'You need someone who can act for you this week.',
          noAnswer: 'Go to the next question.',
        },
        {
          question: 'Do you have a company, a trust or employees?',
          yesAnswer: 'Accountant',
          yesReason:
            'One accountant should do accounts, payroll and structure. Choose one who is an agent too.',
          noAnswer: 'Go to the next question.',
        },
        {
          question: 'Do you plan to borrow, buy or sell a business this year?',
          yesAnswer: 'Accountant',
          yesReason: 'Advice costs less before the decision than after it.',
          noAnswer: 'Go to the next question.',
        },
        {
          question: 'Do you only need a return filed?',
          yesAnswer: 'Tax agent',
          yesReason: 'They do this job every day, and many quote a fixed price.',
          noAnswer: 'Ask both for a quote',
          noReason: 'Describe the job and compare their answers.',
        },
      ],
    },
    {
      kind: 'columns',
      id: 'red-flags',
      heading: 'Warning signs',
      columns: [
        {
          heading: 'From a tax agent',
          items: [
            'Promises a refund before seeing your income',
            'Wants the refund paid into their own account without a clear agreement',
            'Cannot show you how they are listed with Inland Revenue',
            'Asks you to sign a blank or unread return',
          ],
        },
        {
          heading: 'From an accountant',
          items: [
            'Uses ‘Chartered’ but is not in a professional body',
            'Will not give a price or a range in writing',
            'Suggests a company or trust before asking what you earn',
            'Takes weeks to answer, even before you are a client',
          ],
        },
      ],
    },
    {
      kind: 'figures',
      id: 'cost-and-benefit',
      heading: 'What you pay and what you get',
      intro:
        'Typical fees.[^prices] You can save hours, avoid penalties and claim more deductions. If a quote costs more than that is worth, do the return yourself.',
      figures: [
        {
          value: facts.pricePersonal.figure,
          label: 'Personal return',
          note: 'A tax agent’s usual job',
        },
        {
          value: facts.priceAnnualReturn.figure,
          label: 'Small business annual return',
          note: `Either can do it, in ${facts.priceAnnualReturn.time}`,
        },
        {
          value: facts.priceConsultation.figure,
          label: 'Consultation',
          note: 'An accountant’s advice',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'questions-to-ask',
      heading: 'Questions to ask either one',
      blocks: [
        {
          kind: 'list',
          items: [
            'Are you on Inland Revenue’s list of tax agents?',
            'Which professional body do you belong to, and may I check?',
            'Will you do the work, or somebody else?',
            'What does the price cover, and what costs extra?',
            'How many clients do you have in my kind of work?',
            'What will you need from me, and by when?',
            'If Inland Revenue asks about the return, is your help included?',
          ],
        },
      ],
    },
    {
      kind: 'action',
      id: 'get-quotes',
      heading: 'If you are not sure, ask both',
      intro: 'Describe the job once. Agents and accountants who do that work can both reply.',
      action: { label: 'Get free quotes', path: '/quote' },
      secondary: { label: 'Compare typical fees', path: '/blog/tax-accountant-cost-nz' },
    },
  ],
  updated: '2026-11-21',
};
