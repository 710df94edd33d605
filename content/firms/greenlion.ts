import { firmProfile } from '#content/firm.ts';
import { listingRule, whoGetsIt } from '#content/promises.ts';
import { agentList, inlandRevenue, registers } from '#content/reach.ts';
import { site } from '#content/site.ts';

/** The paid partner. */
export const firm = firmProfile({
  name: 'Greenlion',
  place: 1,
  canonical: '/accountants/greenlion',
  rating: null,
  reviews: 0,
  specialty: 'Small business tax',
  location: 'Auckland',
  featured: true,
  sample: false,
  credentials: {
    person: null,
    portrait: null,
    professionalBody: null,
    taxAgentListing: null,
    replies: null,
    nzbn: null,
  },
  terms: {
    towns: ['auckland'],
    services: ['tax-return', 'gst-returns', 'tax-planning', 'payroll', 'business-setup'],
  },
  services: [
    'Annual accounts and income tax returns',
    'GST registration and returns',
    'Tax planning and provisional tax',
    'Payroll and PAYE',
    'Setting up a company or trust',
  ],
  profile: {
    title: 'Greenlion, Featured Partner in Auckland',
    description: `Greenlion is a paid Featured Partner on ${site.brand}. See which services you can ask about, how to get in touch and what the placement means.`,
    lede: `Greenlion is a Featured Partner: it pays ${site.brand} to appear first in the Auckland list. You pay nothing to ask for a quote.`,
  },
  about: [
    `This is a paid placement. Greenlion is at the top of [the Auckland list](/auckland) because it is a partner, not because anyone ranked it above the others. Compare it like any other firm.`,
    'The services listed here are what Auckland clients can ask the firm about. Its quote says which of them it takes on, for what price and by when.',
    'If you are unsure which service you need, describe the problem in your own words. A date, a letter or a number you do not understand is enough to begin with.',
  ],
  sections: [
    {
      kind: 'items',
      id: 'featured-partner',
      heading: 'What ‘Featured Partner’ means',
      as: 'cards',
      items: [
        {
          title: 'It pays for its position',
          text: 'A partner’s card is first and carries a label. The label is there so that you can tell.',
        },
        {
          title: 'It gets requests first',
          text: `Only a request that you send reaches an accountant. ${whoGetsIt}`,
        },
        {
          title: 'It does not change the price',
          text: 'Greenlion sets its own fees and gives them in its quote. Compare it with any other, from this site or elsewhere.',
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
          text: 'Use the button or the form on this page, or write an email. Include how your business is set up and which deadline worries you.',
        },
        {
          title: 'Read the reply',
          text: 'A useful quote names the work, the price, what would make it cost more and when it will be done. Ask again about anything it leaves out.',
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
          answer: `${listingRule} Look its body up: ${registers}. Ask ${inlandRevenue} for ${agentList}.`,
        },
        {
          id: 'rating',
          question: 'Why has it no rating?',
          answer:
            'A rating appears once clients it has worked for have reviewed it. Nobody has yet. Until then, ask it for two clients you may call.',
        },
        {
          id: 'outside-auckland',
          question: 'I am not in Auckland. May I still ask?',
          answer: 'Yes, though the firm may decline. Or [ask up to three others](/quote).',
        },
      ],
    },
  ],
});
