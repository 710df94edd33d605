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
        alt: 'Map sheets laid over each other, the top one with a marked track.',
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
    lede: 'For owners who keep their own records and want to spend less time on them.',
    about: {
      kind: 'prose',
      id: 'about',
      heading: 'Several taxes, one set of records',
      blocks: [
        {
          kind: 'paragraph',
          text: `Most small businesses pay several taxes: income tax on the profit, GST on sales if registered, and PAYE if they employ people. After the first good year they also pay provisional tax. Each has its own dates. All need one record of what you received, what you paid and why. Keep it for ${facts.recordKeeping.figure}.[^recordKeeping]`,
        },
        {
          kind: 'paragraph',
          text: 'Three things help most: a separate bank account, software that you open every week, and an accountant who tells you the price first. These articles help you choose them, and say when to pay for help.',
        },
      ],
    },
    first: [
      {
        kind: 'paragraph',
        text: 'If your records are on paper, start with [Xero, MYOB or QuickBooks](/blog/xero-vs-myob-vs-quickbooks-nz). If they are in order and you want help, read [what a tax accountant costs](/blog/tax-accountant-cost-nz). The [small business tax page](/small-business-tax) has services and prices.',
      },
    ],
  }),
  blogCategory('GST', {
    title: 'GST articles',
    description:
      'Articles on GST in New Zealand: when to register, which accounting basis to choose, when returns are due, and what to put on an invoice once you charge it.',
    heading: 'GST',
    lede: 'GST is money you collect for Inland Revenue. Keep it separate from your own money.',
    about: {
      kind: 'prose',
      id: 'about',
      heading: 'How GST works',
      blocks: [
        {
          kind: 'paragraph',
          text: `${facts.gstRate.wording} You add it to your price, take off the GST in what you bought, and pay the difference. If you paid more GST than you collected, you get a refund. You must register above ${facts.gstRegistration.figure} of turnover in 12 months.[^gstRegistration]`,
        },
        {
          kind: 'paragraph',
          text: `Most returns are due on the ${facts.gstDueDate.figure} of the month after the period.[^gstDueDate] The sums are simple. Common mistakes are a sale in the wrong period, a claim without the supplier’s details, and GST already spent. Keep the GST in a separate account.`,
        },
      ],
    },
    first: [
      {
        kind: 'paragraph',
        text: 'If you are not registered, read the [GST registration guide](/blog/gst-registration-guide-nz), then try the [GST calculator](/gst-calculator). If you are registered, the [tax dates of the year](/blog/nz-tax-deadlines-2025) show when returns are due. The [GST returns page](/gst-and-bas-returns) has accountants’ prices.',
      },
    ],
  }),
  blogCategory('Tax Planning', {
    title: 'Tax planning articles',
    description:
      'Articles on planning for tax in New Zealand: the dates through the year, provisional tax, choosing a business structure, and setting money aside in time.',
    heading: 'Tax planning',
    lede: 'What is due and when, and what you can still change before the year ends.',
    about: {
      kind: 'prose',
      id: 'about',
      heading: 'What planning can and cannot do',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Tax planning is mostly about time. If you expect a bill, you can save for it and pay it in instalments. Avoid schemes that promise you no tax: you may pay it later, with penalties.',
        },
        {
          kind: 'paragraph',
          text: `Use a calendar and a simple forecast. Check your figures before 31 March, when you can still change a purchase, a salary or a structure. Above ${facts.provisionalTaxThreshold.figure} of residual income tax you pay provisional tax,[^provisionalTaxThreshold] often first in the second year.`,
        },
      ],
    },
    first: [
      {
        kind: 'paragraph',
        text: 'First see which [tax dates](/blog/nz-tax-deadlines-2025) apply to you, and put them in your calendar. Then estimate the year’s tax with the [tax calculator](/tax-calculator). If you may change your structure, read the [company and sole trader comparison](/company-vs-sole-trader).',
      },
    ],
  }),
  blogCategory('Deductions', {
    title: 'Tax deduction articles',
    description:
      'Articles on tax deductions in New Zealand: what a business may claim, how to divide private from business use, and which receipts and records to keep.',
    heading: 'Tax deductions',
    lede: 'Claim what the law allows, and keep the proof.',
    about: {
      kind: 'prose',
      id: 'about',
      heading: 'What makes a cost deductible',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A cost is deductible if you had it in order to earn taxable income. If it is partly private, you claim a share: the part of the phone, the car or the house that the business uses. Do not guess the share. Measure it once, and write down how.',
        },
        {
          kind: 'paragraph',
          text: `Some costs have their own rule: you claim half of a meal with a client,[^mealsAndEntertainment] and all of a tool that costs ${facts.lowValueAsset.figure} or less.[^lowValueAsset] Employees can claim little. People with a business, a contract or a rental can claim much more.`,
        },
      ],
    },
    first: [
      {
        kind: 'paragraph',
        text: 'The [deductions guide](/blog/tax-deductions-guide-nz) explains each kind of cost. If you work for yourself, the [sole trader page](/sole-trader-tax) has a short list. For building and other trades, read the [construction guide](/industries/construction-tax).',
      },
    ],
  }),
  blogCategory('Property', {
    title: 'Property tax articles',
    description:
      'Articles on tax and property in New Zealand: the bright-line test, selling your main home, rentals, and what to ask an accountant before you sign anything.',
    heading: 'Property and tax',
    lede: 'If you sell, rent out or subdivide property, check the tax before you sign.',
    about: {
      kind: 'prose',
      id: 'about',
      heading: 'No capital gains tax, but tax on some gains',
      blocks: [
        {
          kind: 'paragraph',
          text: 'New Zealand taxes the profit from selling property only in certain cases. The best-known rule is the bright-line test. It looks at how long you owned residential property. Other rules look at why you bought it, what you did to the land and what your work is. Your own home is usually not taxed, but it can be.',
        },
        {
          kind: 'paragraph',
          text: 'Rent is income each year. You use a rental loss later, against property income. The rules have changed several times since 2015. An old article, or a friend’s experience, may describe a law that no longer applies to you. Check its date first.',
        },
      ],
    },
    first: [
      {
        kind: 'paragraph',
        text: 'If you may sell, read [the bright-line test explained](/blog/bright-line-test-explained) and find your two dates. The [capital gains page](/capital-gains-tax) says how an accountant can help. For other questions, read the [tax FAQ](/tax-faq).',
      },
    ],
  }),
  blogCategory('Contractors', {
    title: 'Contractor tax articles',
    description:
      'Articles on tax for contractors and freelancers in New Zealand: schedular payments, choosing a deduction rate, GST, expenses and the end-of-year return.',
    heading: 'Tax for contractors',
    lede: 'Your client may deduct income tax before you are paid. You pay the rest.',
    about: {
      kind: 'prose',
      id: 'about',
      heading: 'What changes when you are not an employee',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An employer takes the tax out of each pay. For a contractor, it depends on the work: your client deducts some of the tax, all of it or none. You take care of the rest: GST, ACC levies, a student loan and holidays. Your fee has to pay for them.',
        },
        {
          kind: 'paragraph',
          text: `You must register for GST above ${facts.gstRegistration.figure} of fees in 12 months.[^gstRegistration] A full-time contractor can reach that in the first year. The income tax return is due by ${facts.selfFilerDeadline.figure} if you file it yourself.[^selfFilerDeadline] You can claim the costs of the work, which employees mostly cannot.`,
        },
      ],
    },
    first: [
      {
        kind: 'paragraph',
        text: 'Start with [contractor tax and schedular payments](/blog/contractor-tax-guide-nz), and its part on choosing a rate. Then read the [deductions guide](/blog/tax-deductions-guide-nz). The [contractor tax page](/contractor-tax) says how an accountant can help.',
      },
    ],
  }),
];
