import { firmProfile, sampleLede } from '#content/firm.ts';

export const firm = firmProfile({
  name: 'Isthmus Payroll',
  place: 3,
  rating: 4.6,
  reviews: 54,
  specialty: 'PAYE and payroll',
  location: 'East Tāmaki',
  featured: false,
  sample: true,
  services: ['PAYE and payday filing', 'Holiday pay', 'KiwiSaver', 'Employer registration'],
  profile: {
    title: 'Isthmus Payroll, PAYE and payroll',
    description:
      'A sample listing: how a payroll specialist for Auckland employers appears on this site, with the steps to take before you hand over a payroll.',
    lede: sampleLede,
  },
  about: [
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
});
