import { facts } from '#content/facts.ts';
import { inWords } from '#content/number-words.ts';
import type { Page } from '#content/page.ts';
import { questionCount } from '#content/ui/quote.ts';
import { navigation } from '#content/ui/navigation.ts';

export const page: Page = {
  path: '/sole-trader-tax',
  kind: 'standard',
  family: 'service',
  title: 'Sole Trader Tax Help in New Zealand',
  description:
    'What a sole trader pays in New Zealand, what you can claim, when provisional tax and GST begin, and how an accountant can file your return for you.',
  keywords: [
    'sole trader tax NZ',
    'self-employed accountant',
    'sole trader deductions',
    'IR3 return help',
  ],
  name: 'Sole trader tax',
  sign: 'Sole traders',
  heading: 'Sole trader tax, from first invoice to return',
  lede: 'You and your business are one taxpayer, with one IRD number and one return. Nobody takes the tax out for you, so you need to know how much to set aside.',
  diagram: {
    name: 'invoice-layers',
    alt: 'One invoice in four layers: GST, which was never yours, income tax, ACC levies, and what is yours. It is not to scale.',
  },
  leadForm: {
    title: 'Get sole trader quotes',
    subtitle: 'Compare prices for a return, a GST registration or one hour of advice.',
  },
  sections: [
    {
      id: 'services',
      kind: 'items',
      heading: 'What an accountant can do for you',
      intro: 'Many sole traders start with one of these and do the rest themselves.',
      items: [
        {
          title: 'Your annual IR3 return',
          text: `You report business profit with wages, interest and all other income. ${facts.personalRates.wording} Profit is added to any wages, so its tax starts at the rate that your wages reach.`,
        },
        {
          title: 'Setting up',
          text: 'The accountant tells Inland Revenue that you have started. They help you choose software, and say what share of each payment to set aside in a separate account.',
        },
        {
          title: 'GST registration and returns',
          text: `You must register above ${facts.gstRegistration.figure} of turnover in 12 months.[^gstRegistration] Check the last 12 months, not your tax year. See [GST and BAS returns](/gst-and-bas-returns).`,
        },
        {
          title: 'Provisional tax',
          text: `If a year’s tax leaves more than ${facts.provisionalTaxThreshold.figure} to pay, you pay the next year’s tax in three parts.[^provisionalTaxThreshold] The [next date](#next-dates) is below.`,
        },
        {
          title: 'ACC and other levies',
          text: 'ACC, the accident insurer, bills you after your first return. An accountant checks its code for your work, because the code helps to set the price.',
        },
        {
          title: 'Overdue returns',
          text: 'You can still file missing returns. Interest grows each day on tax not paid, so file soon. See [help with Inland Revenue](/ird-support).',
        },
      ],
    },
    {
      kind: 'dates',
      id: 'next-dates',
      heading: 'Next dates for a sole trader',
      remark:
        'If you missed one, [the provisional tax guide](/blog/provisional-tax-nz) says what to do today.',
      shape: 'strip',
      taxes: ['provisionalTax', 'terminalTax', 'incomeTaxReturn'],
      each: 1,
    },
    {
      id: 'deductions',
      kind: 'prose',
      heading: 'What you can claim',
      intro:
        'You can claim a cost if you had it to earn business income and can prove it. If it is partly private, claim the business share.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Home office.** A share of rent or mortgage interest, council rates, power and insurance, by the area you use for work.',
            `**Vehicle.** The actual costs by logbook, or a rate for each kilometre: ${facts.mileageRate.figure} for petrol in 2025–26, and less beyond ${facts.mileageCap.figure}.[^mileageRate] The [deductions guide](/blog/tax-deductions-guide-nz) has the other rates.`,
            `**Tools and equipment.** ${facts.lowValueAsset.wording} ${facts.capitalItems.wording} For a new item, you deduct ${facts.investmentBoost.figure} at once.[^investmentBoost]`,
            `**Meals and entertainment.** ${facts.mealsAndEntertainment.wording} Your own lunch at work is private.`,
            '**Phone and internet.** The business share, worked out from real use.',
            '**Insurance and ACC levies.** Public liability, professional indemnity and the levies on your self-employed income.',
            '**Fees and learning.** Accounting, software, licences, and courses for the work you do now.',
            '**Bad debts.** An unpaid invoice that you counted as income and have written off.',
          ],
        },
        {
          kind: 'subheading',
          text: 'What you cannot claim',
        },
        {
          kind: 'paragraph',
          text: `Money you pay yourself is called drawings, and is not a cost. You cannot claim income tax, fines, ordinary clothes or the drive to a regular workplace. Keep each receipt, or a photo of it, for ${facts.recordKeeping.figure}.[^recordKeeping] The [deductions guide](/blog/tax-deductions-guide-nz) has more.`,
        },
      ],
    },
    {
      id: 'questions',
      kind: 'questions',
      heading: 'Questions sole traders ask',
      questions: [
        {
          id: 'how-much-to-save',
          question: 'How much should I set aside for tax?',
          answer:
            'It depends on your other income, your costs and whether you charge GST. Choose ‘Business’ in the [tax calculator](/tax-calculator) and type what you expect to earn. It says what share of each invoice to set aside, including ACC’s earners’ levy. ACC’s work levy depends on your trade, so type its rate as well. Set GST aside too: it is not your money.',
        },
        {
          id: 'side-job',
          question: 'I have a job as well. Do I still file?',
          answer:
            'Yes. Your employer’s PAYE covers only the wages. Report the other income in an IR3, even if it is small.',
        },
        {
          id: 'first-year',
          question: 'Why is the second year so expensive?',
          answer:
            'In the first year you may pay no tax during the year. The first year’s bill can then arrive close to the second year’s first instalments. If you pay some tax voluntarily in the first year, the second is easier.',
        },
        {
          id: 'need-a-company',
          question: 'Should I become a company?',
          answer: `Tax alone is rarely a reason below about ${facts.companyOver.figure} of profit, even with a salary to you and the rest left in the company.[^companyOver] A company costs more to run and has more to file. It can make sense when profits stay in the business or you need to limit what you risk. See [company or sole trader](/company-vs-sole-trader).`,
        },
        {
          id: 'do-it-myself',
          question: 'Can I do it without an accountant?',
          answer:
            'Yes, many people do, in Inland Revenue’s myIR. An accountant helps most in the first year, when you buy a vehicle or property, when GST starts, or with overdue returns.',
        },
      ],
    },
    {
      id: 'cities',
      kind: 'links',
      heading: 'Sole trader accountants by city',
      links: [
        { label: 'Auckland', path: '/auckland' },
        { label: 'Tauranga', path: '/tauranga' },
        { label: 'Napier', path: '/napier' },
        { label: 'Nelson', path: '/nelson' },
        { label: 'Dunedin', path: '/dunedin' },
        { label: 'Queenstown', path: '/queenstown' },
        navigation.towns,
      ],
    },
    {
      id: 'quote',
      kind: 'action',
      heading: 'Get a quote for your return',
      intro: `Answer ${inWords(questionCount)} short questions and compare what accountants would charge. It is free, and you do not have to accept any quote.`,
      action: { label: 'Get free quotes', path: '/quote' },
    },
  ],
  service: 'tax-return',
  updated: '2026-11-21',
};
