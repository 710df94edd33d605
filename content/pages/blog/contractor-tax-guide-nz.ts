import { facts } from '#content/facts.ts';
import type { Guide } from '#content/guide.ts';

export const page: Guide = {
  path: '/blog/contractor-tax-guide-nz',
  kind: 'guide',
  family: 'guide',
  title: 'Contractor tax and schedular payments',
  description:
    'How contractors are taxed in New Zealand: who has tax deducted before they are paid, how to choose your rate, what you can claim and what you still owe.',
  name: 'Contractor tax guide',
  parent: { label: 'Resources', path: '/blog' },
  heading: 'Contractor tax and schedular payments in New Zealand',
  lede: 'Some contractors have tax taken out before they are paid (schedular payments). Others get the whole fee and pay tax later. Find out which you are before your first invoice.',
  card: {
    title: 'Contractor tax and schedular payments',
    excerpt:
      'Who has tax deducted before being paid, how to choose your rate, and what you still have to pay.',
    date: '2026-11-21',
    category: 'Contractors',
  },
  summary: [
    'Tax is deducted before you are paid if your work is on Inland Revenue’s list of schedular activities, or a labour-hire business pays you.',
    'You choose the rate on form IR330C. Without the form it is 45%.[^schedularRates]',
    'Only income tax is deducted. You pay GST, ACC levies, a student loan and KiwiSaver yourself.',
    'You claim your costs in the year-end return, and the tax already deducted is credited there.',
  ],
  drawingAlt:
    'A builder’s hat below a dotted track with orange markers, which forks on a hillside of contour lines and joins again.',
  sections: [
    {
      kind: 'prose',
      id: 'contractor-or-employee',
      heading: 'Contractor or employee?',
      blocks: [
        {
          kind: 'paragraph',
          text: 'For tax, the name in the contract does not decide. Inland Revenue looks at how you do the work.',
        },
        {
          kind: 'list',
          items: [
            'Who decides how, when and where you work?',
            'May you send somebody else, or work for a competitor?',
            'Whose tools and vehicle do you use?',
            'Can you make a loss on the job, or is the pay the same every week?',
            'Are you part of the team, or do you run a business that serves it?',
          ],
        },
        {
          kind: 'paragraph',
          text: 'If the answers describe an employee, the payer should deduct PAYE and you cannot claim expenses.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'schedular-payments',
      heading: 'What schedular payments are',
      blocks: [
        {
          kind: 'paragraph',
          text: 'They are payments for kinds of work listed in Schedule 4 of the Income Tax Act 2007. The payer must deduct income tax and send it to Inland Revenue under your IRD number. Its old name is withholding tax, and your code is still WT. Common examples:',
        },
        {
          kind: 'list',
          items: [
            'labour-only work in the building industry',
            'cleaning offices and other business premises',
            'gardening, mowing and pest control for a business',
            'forestry and bush work, shearing, and labour in orchards and vineyards',
            'commission paid to salespeople and insurance agents',
            'directors’ fees and honoraria',
            'freelance writing, film and television production, modelling and performing',
          ],
        },
        {
          kind: 'paragraph',
          text: 'A labour-hire business or recruitment agency that pays you to work for its client always deducts tax. That applies even if you work through a company. Other payments to a company are mostly not covered, except for some farm and orchard labour.',
        },
        {
          kind: 'paragraph',
          text: 'Form IR330C at [Inland Revenue](https://www.ird.govt.nz) has the whole list, with the standard rate for each activity.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'three-ways',
      heading: 'Three ways a contractor’s tax gets paid',
      intro: 'With different clients, more than one row can apply to you.',
      table: {
        caption: 'How income tax is paid on different kinds of work',
        columns: [{ label: 'You are' }, { label: 'Who pays the tax' }, { label: 'What you do' }],
        rows: [
          [
            'On the list, or paid by a labour-hire business',
            'The payer deducts it from every payment',
            'Give each payer an IR330C before the first payment',
          ],
          [
            'Not on the list, and the payer agrees to deduct',
            'The payer, by agreement in writing',
            'Give this payer an IR330C too',
          ],
          [
            'Not on the list, paid in full',
            'You, once a year or by provisional tax',
            'Set part of every payment aside',
          ],
        ],
      },
    },
    {
      kind: 'prose',
      id: 'choose-a-rate',
      heading: 'Choosing your rate on the IR330C',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You may use the standard rate for your activity or choose another. The form gives the lowest rate. To find your rate, divide the tax you expect on your profit by the fees you expect before expenses.',
        },
        {
          kind: 'paragraph',
          text: 'For example, you expect fees of $80,000, and the [tax calculator](/tax-calculator) shows $14,000 of tax on your profit. $14,000 divided by $80,000 is 17.5%, so a rate of 18% leaves little to pay or get back. If your rate is below the lowest one, ask Inland Revenue for a tailored tax rate.',
        },
        {
          kind: 'paragraph',
          text: `Tax is deducted from the fee, not from the GST on it. This invoice is from a registered contractor who chose 20%, with GST at ${facts.gstRate.figure}:`,
        },
        {
          kind: 'table',
          caption: 'Example of an invoice with tax deducted',
          columns: [{ label: 'Line' }, { label: 'Amount', numeric: true }],
          rows: [
            ['Fee', '$2,000'],
            ['Plus GST', '$300'],
            ['Less tax deducted: 20% of the fee', '$400'],
            ['Paid into your account', '$1,900'],
            ['GST in it, owed to Inland Revenue', '$300'],
            ['Left before your costs', '$1,600'],
          ],
        },
      ],
    },
    {
      kind: 'table',
      id: 'still-yours',
      heading: 'What you still have to pay',
      intro: 'The deduction covers only income tax.',
      table: {
        caption: 'What the deduction does not cover',
        columns: [{ label: 'What' }, { label: 'How you pay it' }],
        rows: [
          [
            'GST',
            `You charge and pay it above ${facts.gstRegistration.figure} in 12 months.[^gstRegistration] Our [GST registration guide](/blog/gst-registration-guide-nz) explains when and how.`,
          ],
          [
            'ACC levies',
            'ACC sends an invoice after your return, based on what you earned. The first can cover more than one year.',
          ],
          [
            'Student loan',
            'Nothing is taken from schedular payments. Inland Revenue works out the repayment from your return.',
          ],
          [
            'KiwiSaver',
            'Nobody contributes for you. Pay your provider yourself if you want to keep saving, and to get the government contribution if you qualify.',
          ],
          [
            'Provisional tax',
            'If enough tax is left after the deductions, you pay next year’s tax in instalments.',
          ],
          ['Sick days and holidays', 'Nobody pays you for them. Add them to your price.'],
        ],
      },
    },
    {
      kind: 'prose',
      id: 'expenses',
      heading: 'What you can claim',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You claim your business costs in the return, not on the invoice.',
        },
        {
          kind: 'list',
          items: [
            `**Tools and equipment.** Up to ${facts.lowValueAsset.figure} each, you claim all of it at once.[^lowValueAsset] You claim more expensive things over several years.`,
            `**Food.** Half of a meal with a client.[^mealsAndEntertainment] Your own lunch on a working day is not a business meal.`,
            '**Vehicle.** Business trips, by a logbook or Inland Revenue’s kilometre rate.',
            '**Home office, phone, insurance, training.** The business share.',
          ],
        },
        {
          kind: 'paragraph',
          text: `For most people a photo of each receipt is enough. Save it on the same day and keep it for ${facts.recordKeeping.figure}.[^recordKeeping] The [deductions guide](/blog/tax-deductions-guide-nz) explains each kind of cost.`,
        },
      ],
    },
    {
      kind: 'steps',
      id: 'the-year',
      heading: 'A contractor’s tax year, step by step',
      steps: [
        {
          title: 'Before the first invoice',
          text: 'Find your activity on the IR330C, fill one in for each payer, and open a second bank account for tax and GST.',
        },
        {
          title: 'With every payment',
          text: 'Compare what arrived with the invoice. Your myIR account lists what each payer reported for you.',
        },
        {
          title: 'Every GST period, if you are registered',
          text: `File and pay by the ${facts.gstDueDate.figure} of the month after.[^gstDueDate] For two periods you have longer: see the [tax dates of the year](/blog/nz-tax-deadlines-2025).`,
        },
        {
          title: 'After 31 March',
          text: 'Add up the year’s income and costs. Choose a new rate if the old one took too much or too little.',
        },
        {
          title: 'By the filing date',
          text: `File an IR3, by ${facts.selfFilerDeadline.figure} if you do it yourself.[^selfFilerDeadline] You get credit for the tax deducted, and pay or receive the difference.`,
        },
        {
          title: 'From then on, if provisional tax applies',
          text: `You pay it if your residual income tax (what is left after deductions) is above ${facts.provisionalTaxThreshold.figure}.[^provisionalTaxThreshold] You pay in three parts: ${facts.provisionalTaxDates.figure} for a 31 March balance date.[^provisionalTaxDates]`,
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Questions contractors ask',
      questions: [
        {
          id: 'no-form',
          question: 'What happens if I do not give an IR330C?',
          answer:
            'The payer must deduct at the no-notification rate, which is much higher than the standard rate. You get the extra tax back, but only after your return.',
        },
        {
          id: 'nothing-deducted',
          question: 'My payer should have deducted tax and did not. Who owes it?',
          answer:
            'The income is still taxable, so you pay the tax with your return. Tell the payer now: it has its own duties, and can correct the next payments.',
        },
        {
          id: 'exemption',
          question: 'Can I be paid without any deduction?',
          answer:
            'Some contractors with a good record can get a certificate of exemption from Inland Revenue. Not everyone can get it, and labour-hire work is treated differently.',
        },
        {
          id: 'company',
          question: 'Would a company save me tax?',
          answer:
            'Often little, if one client pays for your own work: an attribution rule can still tax the income as yours. The [company and sole trader comparison](/company-vs-sole-trader) shows what else changes.',
        },
        {
          id: 'job-and-contract',
          question: 'I have a job and also work as a contractor. What changes?',
          answer:
            'Your employer still deducts PAYE. The contract income is added to your wages, so it can be in a higher tax band. Choose a rate for that band, and file a return. The [contractor tax page](/contractor-tax) says how an accountant can help.',
        },
      ],
    },
    {
      kind: 'lead-form',
      id: 'get-help',
      heading: 'Ask an accountant to check your rate',
      subtitle:
        'An accountant who works with contractors can set the rate and file the return for you.',
      variant: 'compact',
    },
  ],
  updated: '2026-11-21',
};
