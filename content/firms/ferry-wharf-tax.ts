import { firmProfile, sampleLede } from '#content/firm.ts';

export const firm = firmProfile({
  name: 'Ferry Wharf Tax',
  place: 5,
  rating: 4.5,
  reviews: 41,
  specialty: 'Contractors and sole traders',
  location: 'Devonport',
  featured: false,
  sample: true,
  services: ['Individual tax returns', 'Contractor tax', 'Provisional tax', 'Overdue returns'],
  profile: {
    title: 'Ferry Wharf Tax, contractors and sole traders',
    description:
      'A sample listing: how an Auckland practice for contractors and sole traders introduces itself on this site, and the signs of a good fit.',
    lede: sampleLede,
  },
  about: [
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
});
