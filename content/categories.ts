import { facts } from './facts.ts';
import type { Category } from './subjects.ts';
import type { Block, Page, Section } from './page.ts';

/** A subject of the resources, and its page. */
export interface BlogCategory {
  readonly name: Category;
  /** The name in lower case, spaces as hyphens. */
  readonly slug: string;
  readonly page: Page;
}

type Words = Pick<Page, 'title' | 'description' | 'heading' | 'lede'> & {
  readonly about: Section;
  readonly first: readonly Block[];
};

function blogCategory(name: Category, words: Words): BlogCategory {
  const { about, first, ...opening } = words;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    name,
    slug,
    page: {
      ...opening,
      diagram: {
        name: 'map-sheets',
        alt: 'Map sheets laid over each other, the upmost with a marked track.',
      },
      path: `/blog/category/${slug}`,
      kind: 'category',
      family: 'other',
      name,
      parent: { label: 'Resources', path: '/blog' },
      sections: [
        about,
        {
          kind: 'prose',
          id: 'read-first',
          heading: 'What to read first',
          blocks: first,
        },
      ],
      updated: '2026-11-21',
    },
  };
}

/** The subjects, in the order of the resources index. */
export const blogCategories: readonly BlogCategory[] = [
  blogCategory('Small Business', {
    title: 'Small business tax articles',
    description:
      'Articles on tax for small businesses in New Zealand: choosing accounting software, what an accountant costs, and keeping on top of returns and records.',
    heading: 'Tax for small businesses',
    lede: 'For owners who do the books in the evening and would like to do them less often.',
    about: {
      kind: 'prose',
      id: 'about',
      heading: 'Several taxes, one set of books',
      blocks: [
        {
          kind: 'paragraph',
          text: `A small business rarely has one tax. There is income tax on the profit, GST on the sales if you are registered, PAYE if you employ anyone, and provisional tax once the first good year is behind you. Each has its own dates. All of them draw on the same thing: a record of what came in, what went out and why, kept for ${facts.recordKeeping.figure}.[^recordKeeping]`,
        },
        {
          kind: 'paragraph',
          text: 'So the most useful decisions are dull ones. A separate bank account. Software that you will open every week. An accountant who tells you the price first. The articles here help with those, and with knowing when a job is worth paying for.',
        },
      ],
    },
    first: [
      {
        kind: 'paragraph',
        text: 'If your records are in a shoebox, start with [Xero, MYOB or QuickBooks](/blog/xero-vs-myob-vs-quickbooks-nz). If they are in order and you wonder about help, read [what a tax accountant costs](/blog/tax-accountant-cost-nz). Services and prices are on the [small business tax page](/small-business-tax).',
      },
    ],
  }),
  blogCategory('GST', {
    title: 'GST articles',
    description:
      'Articles on GST in New Zealand: when to register, which accounting basis to choose, when returns are due, and what to put on an invoice once you charge it.',
    heading: 'GST',
    lede: 'Money you collect for Inland Revenue and pass on. Most trouble starts when it is mixed with your own.',
    about: {
      kind: 'prose',
      id: 'about',
      heading: 'How GST works, briefly',
      blocks: [
        {
          kind: 'paragraph',
          text: `${facts.gstRate.wording} You add it to your price, take off the GST in what you bought, and pay the difference. If you paid more than you collected, you get a refund. Above ${facts.gstRegistration.figure} of turnover in 12 months you have to be registered.[^gstRegistration]`,
        },
        {
          kind: 'paragraph',
          text: `Most returns are due on the ${facts.gstDueDate.figure} of the month after the period.[^gstDueDate] The sums are simple. What goes wrong is timing: a sale counted in the wrong period, a claim without the supplier’s details, or GST already spent when the return falls due. A separate account for it prevents the last of these.`,
        },
      ],
    },
    first: [
      {
        kind: 'paragraph',
        text: 'Not registered yet? Begin with the [GST registration guide](/blog/gst-registration-guide-nz), then try a few prices in the [GST calculator](/gst-calculator). Already registered? The [tax dates of the year](/blog/nz-tax-deadlines-2025) show how the return dates fall, and the [GST returns page](/gst-and-bas-returns) has prices for having them prepared.',
      },
    ],
  }),
  blogCategory('Tax Planning', {
    title: 'Tax planning articles',
    description:
      'Articles on planning for tax in New Zealand: the dates through the year, provisional tax, choosing a business structure, and setting money aside in time.',
    heading: 'Tax planning',
    lede: 'What is due, when, and what you can still change before the year ends.',
    about: {
      kind: 'prose',
      id: 'about',
      heading: 'What planning can and cannot do',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Planning for tax is mostly about time. A bill you saw coming in May is an instalment; the same bill in February is a fright. Very little of it is clever, and schemes that promise to make tax vanish tend to bring it back with penalties.',
        },
        {
          kind: 'paragraph',
          text: `What helps is a calendar, a rough forecast, and a look at your position before 31 March, while a purchase, a salary or a structure can still be changed. Above ${facts.provisionalTaxThreshold.figure} of residual income tax you pay provisional tax,[^provisionalTaxThreshold] which catches many people in their second year.`,
        },
      ],
    },
    first: [
      {
        kind: 'paragraph',
        text: 'See first which [tax dates](/blog/nz-tax-deadlines-2025) are yours, and put those in your calendar. Then estimate the year with the [tax calculator](/tax-calculator). If you are weighing up a change of structure, the [company and sole trader comparison](/company-vs-sole-trader) sets the two side by side.',
      },
    ],
  }),
  blogCategory('Deductions', {
    title: 'Tax deduction articles',
    description:
      'Articles on tax deductions in New Zealand: what a business may claim, how to divide private from business use, and which receipts and records to keep.',
    heading: 'Tax deductions',
    lede: 'Claim what you are entitled to, and be able to show why.',
    about: {
      kind: 'prose',
      id: 'about',
      heading: 'The question behind every deduction',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A cost is deductible when you had it in order to earn taxable income. That one question settles most cases, and the rest are about shares: the part of the phone, the car or the house that the business uses. Guess the share and you will be asked about it. Measure it once, write down how, and you can rely on it.',
        },
        {
          kind: 'paragraph',
          text: `Some costs have a rule of their own: half of a meal with a client,[^mealsAndEntertainment] all of a tool that costs ${facts.lowValueAsset.figure} or less.[^lowValueAsset] Employees can claim little; people with a business, a contract or a rental can claim a good deal, and forget part of it.`,
        },
      ],
    },
    first: [
      {
        kind: 'paragraph',
        text: 'The [deductions guide](/blog/tax-deductions-guide-nz) goes through the costs one kind after another. If you work for yourself, the [sole trader page](/sole-trader-tax) has the short list. Builders and other trades will find theirs in the [construction guide](/industries/construction-tax).',
      },
    ],
  }),
  blogCategory('Property', {
    title: 'Property tax articles',
    description:
      'Articles on tax and property in New Zealand: the bright-line test, selling your main home, rentals, and what to ask an accountant before you sign anything.',
    heading: 'Property and tax',
    lede: 'Selling, letting or subdividing: check the tax before you sign, not after.',
    about: {
      kind: 'prose',
      id: 'about',
      heading: 'No capital gains tax, but tax on some gains',
      blocks: [
        {
          kind: 'paragraph',
          text: 'New Zealand taxes the profit from selling property in certain cases only. The best known is the bright-line test, which looks at how long you owned residential property. Others look at why you bought it, what you did to the land and what you do for a living. Your own home is left alone in most cases, not in all.',
        },
        {
          kind: 'paragraph',
          text: 'Rent is income each year, whatever happens at the sale, and a loss on a rental waits for later property income. The rules have changed several times since 2015. An article from a few years ago, or a friend’s experience, may describe a law that no longer applies to you. Look for the date first.',
        },
      ],
    },
    first: [
      {
        kind: 'paragraph',
        text: 'If you may sell, read [the bright-line test explained](/blog/bright-line-test-explained) and find your two dates. The [capital gains page](/capital-gains-tax) says what an accountant does in such cases. For other questions try the [tax FAQ](/tax-faq).',
      },
    ],
  }),
  blogCategory('Contractors', {
    title: 'Contractor tax articles',
    description:
      'Articles on tax for contractors and freelancers in New Zealand: schedular payments, choosing a deduction rate, GST, expenses and the end-of-year return.',
    heading: 'Tax for contractors',
    lede: 'You are paid like a business and treated like staff. Your tax falls in between.',
    about: {
      kind: 'prose',
      id: 'about',
      heading: 'What changes when you leave the payroll',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An employee’s tax is finished before the pay arrives. A contractor’s is not. Depending on the work, your client deducts some of it, all of it or none, and nobody takes care of the rest: GST, ACC levies, a student loan, holidays. The fee looks larger than a wage and has more to carry.',
        },
        {
          kind: 'paragraph',
          text: `GST begins at ${facts.gstRegistration.figure} of fees in 12 months.[^gstRegistration] A full-time contractor can reach that within the first year. The return is due by ${facts.selfFilerDeadline.figure} if you file it yourself.[^selfFilerDeadline] On the other side you may claim the costs of the work, which an employee mostly cannot.`,
        },
      ],
    },
    first: [
      {
        kind: 'paragraph',
        text: 'Start with [contractor tax and schedular payments](/blog/contractor-tax-guide-nz), above all the part on choosing a rate. Follow it with the [deductions guide](/blog/tax-deductions-guide-nz). The [contractor tax page](/contractor-tax) says what help is available and where.',
      },
    ],
  }),
];
