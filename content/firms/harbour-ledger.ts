import { firmProfile, sampleLede } from '#content/firm.ts';

export const firm = firmProfile({
  name: 'Harbour Ledger',
  place: 2,
  rating: 4.7,
  reviews: 86,
  specialty: 'GST and bookkeeping',
  location: 'Auckland CBD',
  featured: false,
  sample: true,
  services: ['GST returns', 'Bookkeeping', 'Xero and MYOB set-up', 'Annual accounts'],
  profile: {
    title: 'Harbour Ledger, GST and bookkeeping',
    description:
      'A sample listing: what the profile of an Auckland practice for GST and bookkeeping shows, and what to ask such a practice before you choose one of them.',
    lede: sampleLede,
  },
  about: [
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
});
