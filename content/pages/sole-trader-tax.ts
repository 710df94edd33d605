import { facts } from '#content/facts.ts';
import { inWords } from '#content/number-words.ts';
import type { Page } from '#content/page.ts';
import { questionCount } from '#content/ui/quote.ts';

export const page: Page = {
  path: '/sole-trader-tax',
  kind: 'standard',
  family: 'service',
  title: 'Sole Trader Tax Help in New Zealand',
  description:
    'What a sole trader pays in New Zealand, what you can claim, when provisional tax and GST begin, and how an accountant can take the return off your hands.',
  keywords: [
    'sole trader tax NZ',
    'self-employed accountant',
    'sole trader deductions',
    'IR3 return help',
  ],
  name: 'Sole trader tax',
  sign: 'Sole traders',
  heading: 'Sole trader tax, from first invoice to IR3',
  lede: 'You and your business are one taxpayer: same IRD number, same return. Nobody takes the tax out for you, so you need to know what to set aside.',
  diagram: {
    name: 'invoice-layers',
    alt: 'One invoice in four layers: GST, which was never yours, income tax, ACC levies, and what is yours. It is not to scale.',
  },
  leadForm: {
    title: 'Get sole trader quotes',
    subtitle: 'A return, a GST registration or one hour of advice: compare what it costs.',
  },
  sections: [
    {
      id: 'services',
      kind: 'items',
      heading: 'What an accountant can take on',
      intro:
        'Many sole traders buy one of these and do the rest themselves. That is a sensible way to start.',
      items: [
        {
          title: 'Your annual IR3 return',
          text: `Business profit goes in with wages, interest and everything else you earned. ${facts.personalRates.wording} Profit comes on top of any wages, so it is taxed at the rates that begin where your wages stop.`,
        },
        {
          title: 'Setting up',
          text: 'Telling Inland Revenue you have started, choosing software, opening a separate account and deciding what share of each payment to put away.',
        },
        {
          title: 'GST registration and returns',
          text: `The line is ${facts.gstRegistration.figure} of turnover in 12 months.[^gstRegistration] Watch the last 12 months, whatever your financial year. See [GST and BAS returns](/gst-and-bas-returns).`,
        },
        {
          title: 'Provisional tax',
          text: `Once the year’s tax leaves more than ${facts.provisionalTaxThreshold.figure} to pay, the next year’s is paid as you go.[^provisionalTaxThreshold] It is paid in three parts, and the [next one](#next-dates) is below.`,
        },
        {
          title: 'ACC and other levies',
          text: 'ACC bills you directly once your first return is in. An accountant checks the work code it uses, because the code helps to set the price.',
        },
        {
          title: 'Catching up on old years',
          text: 'Missing returns are common among sole traders and fixable. It is cheaper to file them before Inland Revenue asks. See [help with Inland Revenue](/ird-support).',
        },
      ],
    },
    {
      kind: 'dates',
      id: 'next-dates',
      heading: 'Next dates for a sole trader',
      remark:
        'Missed one? [Provisional tax](/blog/provisional-tax-nz) begins with what to do today.',
      shape: 'strip',
      taxes: ['provisionalTax', 'terminalTax', 'incomeTaxReturn'],
      each: 1,
    },
    {
      id: 'deductions',
      kind: 'prose',
      heading: 'What you can claim',
      intro:
        'A cost is deductible if you had it to earn business income and can show it. If it is partly private, claim the business share.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Home office.** A share of rent or mortgage interest, rates, power and insurance, by the area you use for work.',
            `**Vehicle.** Actual costs by logbook, or a rate for each kilometre: ${facts.mileageRate.figure} for petrol in 2025–26, and less beyond ${facts.mileageCap.figure}.[^mileageRate] The [deductions guide](/blog/tax-deductions-guide-nz) has the other rates.`,
            `**Tools and equipment.** ${facts.lowValueAsset.wording} ${facts.capitalItems.wording} Of a new one, ${facts.investmentBoost.figure} comes off at once.[^investmentBoost]`,
            `**Meals and entertainment.** ${facts.mealsAndEntertainment.wording} Lunch on your own at work is private.`,
            '**Phone and internet.** The business share, worked out from real use.',
            '**Insurance and ACC levies.** Public liability, professional indemnity and the levies on your self-employed income.',
            '**Fees and learning.** Accounting, software, licences, and courses that keep your present skills current.',
            '**Bad debts.** An invoice you have counted as income and written off as unpaid.',
          ],
        },
        {
          kind: 'subheading',
          text: 'What you cannot claim',
        },
        {
          kind: 'paragraph',
          text: `Money you pay yourself is drawings, and is not a cost. Nor are income tax, fines, ordinary clothes or the drive to a regular workplace. Keep each receipt, or a photo of it, for ${facts.recordKeeping.figure}.[^recordKeeping] The [deductions guide](/blog/tax-deductions-guide-nz) goes further.`,
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
            'It depends on your other income, your costs and whether you charge GST. Choose ‘Business’ in the [tax calculator](/tax-calculator) and type what you expect to earn: it says what share of each invoice to set aside, ACC’s earners’ levy included. ACC’s work levy depends on your trade, so type its rate as well. Keep GST apart: it was never yours.',
        },
        {
          id: 'side-job',
          question: 'I have a job as well. Do I still file?',
          answer:
            'Yes. Your employer’s PAYE covers the wages only. The side income goes in an IR3, even when it is small.',
        },
        {
          id: 'first-year',
          question: 'Why is the second year so expensive?',
          answer:
            'In the first year you may pay nothing along the way. The bill for it can then arrive close to the first instalments for the year after. Paying something voluntarily during the first year softens that.',
        },
        {
          id: 'need-a-company',
          question: 'Should I become a company?',
          answer: `Rarely for tax alone below about ${facts.companyOver.figure} of profit.[^companyOver] A company costs more to run and has more to file. It can make sense when profits stay in the business or you need to limit what you risk. See [company or sole trader](/company-vs-sole-trader).`,
        },
        {
          id: 'do-it-myself',
          question: 'Can I do it without an accountant?',
          answer:
            'Many people do, through Inland Revenue’s myIR. Paying someone makes more sense in the first year, when you buy a vehicle or a property, when GST starts, or when you are behind.',
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
      ],
    },
    {
      id: 'quote',
      kind: 'action',
      heading: 'Get a quote for your return',
      intro: `Answer ${inWords(questionCount)} short questions and compare what accountants would charge. It is free, and doing it yourself is still an option afterwards.`,
      action: { label: 'Get free quotes', path: '/quote' },
    },
  ],
  service: 'tax-return',
  updated: '2026-11-21',
};
