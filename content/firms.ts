import type { FirmName } from './firm-names.ts';
import type { Page, Section } from './page.ts';
import { site } from './site.ts';
import type { Path, Text } from './text.ts';

/** A firm of the Auckland list, and the words of its profile page. */
export interface Firm {
  readonly name: FirmName;
  /** The name lowercased, spaces replaced by hyphens. */
  readonly slug: string;
  /** Where 'View Profile' leads: the slug. */
  readonly path: Path;
  /** The canonical address of the profile, where that is not `path`. */
  readonly canonical?: Path;
  /** Out of five; a sample figure, like `reviews`, and printed as one (see `ratingText`). */
  readonly rating: number;
  readonly reviews: number;
  readonly specialty: string;
  readonly location: string;
  readonly phone: string;
  readonly email: string;
  readonly website: string | null;
  /** First in the list: a paid placement. */
  readonly featured: boolean;
  /** Not a real firm; says so wherever it is read. */
  readonly sample: boolean;
  readonly services: readonly string[];
  /** One or two sentences for the firm's card. */
  readonly summary: Text;
  /** The profile's opening paragraphs. */
  readonly about: readonly Text[];
  /** What the profile says besides, between its services and its contact details. */
  readonly sections: readonly Section[];
  readonly profile: Pick<Page, 'title' | 'description' | 'lede'>;
}

type Entry = Omit<Firm, 'slug' | 'path' | 'phone' | 'email' | 'website'>;

/** Contact details are placeholders at our own number and domain until firms supply theirs. */
const listed = (entry: Entry): Firm => {
  const slug = entry.name.toLowerCase().replaceAll(' ', '-');
  return {
    ...entry,
    slug,
    path: `/${slug}`,
    phone: site.phone,
    email: site.email.replace(/^[^@]+/, slug),
    website: null,
  };
};

/** The paid partner. */
export const greenlion = listed({
  name: 'Greenlion',
  canonical: '/accountants/greenlion',
  rating: 4.9,
  reviews: 127,
  specialty: 'Small business tax',
  location: 'Auckland',
  featured: true,
  sample: false,
  services: [
    'Annual accounts and income tax returns',
    'GST registration and returns',
    'Tax planning and provisional tax',
    'Payroll and PAYE',
    'Setting up a company or trust',
  ],
  summary:
    'Featured Partner, a paid placement. Greenlion takes enquiries from Auckland businesses.',
  profile: {
    title: 'Greenlion, Featured Partner in Auckland',
    description: `Greenlion is a paid Featured Partner on ${site.brand}. See which services you can ask about, how to get in touch and what the placement means.`,
    lede: `Greenlion is a Featured Partner: it pays ${site.brand} to appear first in the Auckland list. You pay nothing to ask for a quote.`,
  },
  about: [
    `This is a paid placement. Greenlion stands at the top of [the Auckland list](/auckland) because it is a partner, not because anyone ranked it above the others. ${site.brand} has not tested its work, and being featured is not a recommendation.`,
    'The profile describes what Auckland clients can ask the firm about. The speciality and the services named here are still to be confirmed by Greenlion, so treat them as a starting point for your question and not as a promise.',
    'If you are unsure which service you need, describe the problem in your own words. A date, a letter or a number you do not understand is enough to begin with.',
  ],
  sections: [
    {
      kind: 'prose',
      id: 'featured-partner',
      heading: 'What ‘Featured Partner’ means',
      blocks: [
        {
          kind: 'list',
          items: [
            '**It buys position.** A partner’s card is first and carries a label. The label is there so that you can tell.',
            '**It does not buy your details.** Only a request that you send yourself reaches an accountant.',
            '**It does not change the price.** Greenlion sets its own fees and gives them in its quote.',
            '**It does not limit you.** Compare its quote with any other, from this site or elsewhere.',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'asking',
      heading: 'How asking for a quote works',
      steps: [
        {
          title: 'Say what you need',
          text: 'Use the button or the form on this page, or write an e-mail. Include how your business is set up and which deadline worries you.',
        },
        {
          title: 'Read the reply',
          text: 'A useful quote names the work, the price, what would make it dearer and when it will be done. Ask again about anything it leaves out.',
        },
        {
          title: 'Decide in your own time',
          text: 'There is no obligation. If you go ahead you sign the firm’s own terms, and from then on it works for you.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Questions about Greenlion',
      questions: [
        {
          id: 'check-qualifications',
          question: 'How do I check its qualifications?',
          answer:
            'Ask which professional body its accountants belong to and whether the firm is a registered tax agent, then look it up with that body or with [Inland Revenue](https://www.ird.govt.nz). Do the same with any firm you consider.',
        },
        {
          id: 'rating',
          question: 'Who gave it the rating?',
          answer:
            'Nobody yet. The rating and the number of reviews on this page are sample figures that show where real ones will stand.',
        },
        {
          id: 'outside-auckland',
          question: 'I am not in Auckland. May I still ask?',
          answer:
            'Yes, though the firm may decline. You can also [find accountants near you](/near-me) and compare from there.',
        },
      ],
    },
  ],
});

export const firms: readonly Firm[] = [
  greenlion,
  listed({
    name: 'Harbour Ledger Sample',
    rating: 4.7,
    reviews: 86,
    specialty: 'GST and bookkeeping',
    location: 'Auckland CBD',
    featured: false,
    sample: true,
    services: ['GST returns', 'Bookkeeping', 'Xero and MYOB set-up', 'Annual accounts'],
    summary:
      'Sample listing: not a real firm. It stands for practices that look after books and GST.',
    profile: {
      title: 'Harbour Ledger Sample, a sample profile',
      description:
        'A sample listing, not a real firm: what the profile of an Auckland practice for GST and bookkeeping shows, and what to ask one before you choose it.',
      lede: 'Sample listing: this firm does not exist. Its profile shows how a practice for GST and bookkeeping appears here.',
    },
    about: [
      'Sample listing: Harbour Ledger Sample was made up to fill this place until real firms join. Its rating, reviews and contact details are placeholders.',
      'A practice of this sort keeps a client’s ledger up to date through the year. Sales and purchases flow in from the bank, someone codes them, and the GST return falls out of the result. Many such firms charge one monthly fee that covers the software as well. The advantage over a yearly visit is that mistakes surface after weeks, while you still remember what the payment was for.',
    ],
    sections: [
      {
        kind: 'prose',
        id: 'what-to-ask',
        heading: 'What to ask a bookkeeping practice',
        blocks: [
          {
            kind: 'list',
            items: [
              'Who codes my transactions, and who checks them?',
              'Does the ledger belong to me if I leave?',
              'Will you tell me the GST amount in time to find the money?',
              'What do you charge for clearing a backlog?',
            ],
          },
          {
            kind: 'paragraph',
            text: 'Undecided about software? Read [Xero, MYOB and QuickBooks compared](/blog/xero-vs-myob-vs-quickbooks-nz) before the first conversation.',
          },
        ],
      },
    ],
  }),
  listed({
    name: 'Isthmus Payroll Sample',
    rating: 4.6,
    reviews: 54,
    specialty: 'PAYE and payroll',
    location: 'East Tāmaki',
    featured: false,
    sample: true,
    services: ['PAYE and payday filing', 'Holiday pay', 'KiwiSaver', 'Employer registration'],
    summary:
      'Sample listing: an invented firm in place of payroll specialists for Auckland employers.',
    profile: {
      title: 'Isthmus Payroll Sample, a sample profile',
      description:
        'A sample listing, not a real firm: how a payroll specialist for Auckland employers would appear on this site, with questions worth putting to one.',
      lede: 'Sample listing: an invented payroll specialist, here to show employers what such a profile holds.',
    },
    about: [
      'Sample listing: nobody works at Isthmus Payroll Sample, and you cannot hire it. A genuine payroll specialist will take over this space.',
      'Payroll firms do one thing many times a week. They receive the hours, work out pay, leave and deductions, report to Inland Revenue on every payday and remind you what has to be paid over. Warehouses, cafés and childcare centres use them because rosters vary and staff come and go. The risk they take away is less the arithmetic than the calendar.',
      'Some only process what you send. Others answer questions about leave, final pay and contractors who may really be employees. Make sure you know which of the two you are buying.',
    ],
    sections: [
      {
        kind: 'prose',
        id: 'before-you-switch',
        heading: 'Before you hand over a payroll',
        blocks: [
          {
            kind: 'steps',
            items: [
              'Write down each person’s start date, tax code and leave balance.',
              'Choose a changeover date, ideally the first pay of a month.',
              'Run the old and the new payroll side by side once and compare the payslips.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'The [PAYE page](/paye-services) lists an employer’s duties in order.',
          },
        ],
      },
    ],
  }),
  listed({
    name: 'Cone and Crater Sample',
    rating: 4.8,
    reviews: 73,
    specialty: 'Property tax',
    location: 'Mount Eden',
    featured: false,
    sample: true,
    services: ['Rental property returns', 'Bright-line questions', 'Trusts', 'Property developers'],
    summary: 'Sample listing: a made-up practice for landlords, sellers and developers.',
    profile: {
      title: 'Cone and Crater Sample, a sample profile',
      description:
        'A sample listing, not a real firm: the profile of a made-up Auckland property tax practice, with the papers a real one would ask you to bring.',
      lede: 'Sample listing: a fictional property tax practice, shown so that you can see the shape of a full profile.',
    },
    about: [
      'Sample listing: Cone and Crater Sample is fictional, down to its suburb. Please do not look for its office.',
      'Accountants who specialise in property spend much of their time before a sale, not after it. They read the purchase agreement, ask why you bought and who has lived there, and tell you which tests apply. For landlords they prepare rental accounts, separate repairs from improvements and keep track of losses that have to wait for later profits. Developers need GST advice on top, often before they make an offer.',
    ],
    sections: [
      {
        kind: 'prose',
        id: 'papers',
        heading: 'Papers a property accountant will want',
        blocks: [
          {
            kind: 'list',
            items: [
              'agreements and settlement statements for buying and for selling',
              'loan statements that show interest apart from repayments',
              'invoices for work on the house, with a word on what was done',
              'the trust deed, if a trust owns it',
            ],
          },
          {
            kind: 'paragraph',
            text: 'Selling soon? Begin with [tax on property sales](/capital-gains-tax), then ask for quotes while the sale is still a plan.',
          },
        ],
      },
    ],
  }),
  listed({
    name: 'Ferry Wharf Sample',
    rating: 4.5,
    reviews: 41,
    specialty: 'Contractors and sole traders',
    location: 'Devonport',
    featured: false,
    sample: true,
    services: ['Individual tax returns', 'Contractor tax', 'Provisional tax', 'Overdue returns'],
    summary:
      'Sample listing: fictitious, in the place of firms that act for people who work alone.',
    profile: {
      title: 'Ferry Wharf Sample, a sample profile',
      description:
        'A sample listing, not a real firm: how an Auckland practice for contractors and sole traders could introduce itself, and signs of a good one.',
      lede: 'Sample listing: fictitious from its name to its phone number. It marks the place of a practice for people who work alone.',
    },
    about: [
      'Sample listing: there is no Ferry Wharf Sample on any wharf. We invented it to show this layout with words in it.',
      'Small practices that act for freelancers and tradespeople tend to sell a fixed package: one tax return, a provisional tax plan and short questions answered along the way. The work is simple in most years. It becomes valuable in the odd one, when you change from wages to invoices, buy a van, or discover that two returns were never filed.',
      'If you are overdue, say so in the first message. No accountant is shocked by it. They will want to know which years are missing, whether you were registered for GST, and whether Inland Revenue has already written to you.',
    ],
    sections: [
      {
        kind: 'prose',
        id: 'good-signs',
        heading: 'Signs of a good fit',
        blocks: [
          {
            kind: 'paragraph',
            text: 'They ask how you are paid before they name a price. They explain a term the first time they use it. They tell you what you can safely do yourself, and when you call in the middle of the year the meter does not start at once.',
          },
          {
            kind: 'paragraph',
            text: 'Our pages on [sole trader tax](/sole-trader-tax) and [contractor tax](/contractor-tax) give you the vocabulary.',
          },
        ],
      },
    ],
  }),
];

/** The rating as a visitor reads it. No firm's rating has been measured yet. */
export const ratingText = (firm: Firm): string =>
  `${firm.rating} out of 5 from ${firm.reviews} reviews (Sample figure)`;

/** The label beside a firm's name, where it has one. */
export const firmTag = (firm: Firm): { label: string; tone: 'plain' | 'good' } =>
  firm.featured
    ? { label: 'Featured Partner', tone: 'good' }
    : { label: 'Sample listing', tone: 'plain' };

/** A link that opens an e-mail to the firm, its subject filled in. */
export const enquiryAddress = (firm: Firm): string =>
  `mailto:${firm.email}?subject=${encodeURIComponent(`Enquiry from ${site.brand}`)}`;

const contactSection = (firm: Firm): Section => ({
  kind: 'prose',
  id: 'contact',
  heading: 'Contact details',
  blocks: [
    {
      kind: 'list',
      items: [
        `**Location:** ${firm.location}`,
        `**Phone:** [${firm.phone}](tel:${firm.phone.replaceAll(' ', '')})`,
        `**Email:** [Send ${firm.name} an enquiry](${enquiryAddress(firm)})`,
        ...(firm.website === null ? [] : [`**Website:** [${firm.website}](${firm.website})`]),
      ],
    },
    {
      kind: 'note',
      text: firm.sample
        ? `Sample details: phone and e-mail are ${site.brand}’s own.`
        : `The phone number and e-mail address are ${site.brand}’s placeholders until ${firm.name} has supplied its own.`,
    },
  ],
});

/** The profile page of a listed firm. */
export const firmPage = (firm: Firm): Page => ({
  ...firm.profile,
  path: firm.canonical ?? firm.path,
  name: firm.name,
  parent: { label: 'Auckland', path: '/auckland' },
  heading: firm.name,
  sign: firmTag(firm).label,
  action: { label: 'Request a Quote', path: '/quote?location=auckland' },
  secondary: { label: 'Contact details', path: '#contact' },
  sections: [
    {
      kind: 'figures',
      id: 'at-a-glance',
      heading: 'At a glance',
      figures: [
        { value: `${firm.rating} out of 5`, label: 'Rating', note: 'Sample figure' },
        { value: `${firm.reviews}`, label: 'Reviews', note: 'Sample figure' },
        { value: firm.specialty, label: 'Speciality' },
      ],
    },
    {
      kind: 'prose',
      id: 'about',
      heading: `About ${firm.name}`,
      blocks: firm.about.map((text) => ({ kind: 'paragraph', text })),
    },
    {
      kind: 'prose',
      id: 'services',
      heading: firm.sample ? 'Services a firm like this lists' : 'Services you can ask about',
      blocks: [{ kind: 'list', items: firm.services }],
    },
    ...firm.sections,
    contactSection(firm),
    {
      kind: 'lead-form',
      id: 'quick-quote',
      heading: firm.sample ? 'Ask real Auckland accountants' : `Ask ${firm.name} for a quote`,
      subtitle: firm.sample
        ? `Your request goes to ${site.brand}, never to a sample.`
        : `Your request goes to ${site.brand}, which passes it on.`,
      variant: 'compact',
    },
  ],
  updated: '2026-11-21',
});
