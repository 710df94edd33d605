import { firmProfile, sampleLede } from '#content/firm.ts';

export const firm = firmProfile({
  name: 'Crater Road Accountants',
  place: 4,
  rating: 4.8,
  reviews: 73,
  specialty: 'Property tax',
  location: 'Mount Eden',
  featured: false,
  sample: true,
  services: ['Rental property returns', 'Bright-line questions', 'Trusts', 'Property developers'],
  profile: {
    title: 'Crater Road Accountants, property tax',
    description:
      'A sample listing: the profile of an Auckland property tax practice, with the papers that such a practice will ask you to bring to a first meeting.',
    lede: sampleLede,
  },
  about: [
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
});
