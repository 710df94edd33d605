import { facts } from '#content/facts.ts';
import { inWords } from '#content/number-words.ts';
import type { Page } from '#content/page.ts';
import { questionCount } from '#content/ui/quote.ts';
import { site } from '#content/site.ts';

/** Names on this page that no dictionary knows. */
export const names = ['Mosgiel', 'Ōtepoti'];

export const page: Page = {
  path: '/dunedin',
  kind: 'city',
  family: 'city',
  title: `${site.product.title} in Dunedin`,
  description: `Dunedin ${site.product.sentence} for locum work, student flats, part-time jobs and small firms in Otago. Quotes are free and carry no obligation.`,
  name: 'Dunedin',
  sign: 'Ōtepoti',
  heading: `Find ${site.product.sentence} in Dunedin`,
  lede: 'Locum shifts, a flat let to students, three part-time jobs before exams? Say what you earned, and up to three accountants answer with a price.',
  action: { label: 'Get Free Quotes', path: '/quote' },
  sections: [
    {
      kind: 'items',
      id: 'services',
      heading: 'Six kinds of tax help in Dunedin',
      items: [
        {
          title: 'Locums and contractors',
          text: 'Locum doctors, dentists and physiotherapists can be paid without any tax taken off. An accountant works out what to put aside and which fees and insurance you can claim.',
          path: '/contractor-tax',
        },
        {
          title: 'Sole traders',
          text: 'Tutors, tattooists, cleaners and wildlife guides. One return covers the trade and any wages, and your student loan.',
          path: '/sole-trader-tax',
        },
        {
          title: 'Selling property',
          text: 'Selling a student flat is not always free of tax. The date you bought, who lived there and what you had in mind at the time all count.',
          path: '/capital-gains-tax',
        },
        {
          title: 'PAYE for employers',
          text: 'Rosters change with every exam timetable. Someone else can file each payday and settle holiday pay when students leave in November.',
          path: '/paye-services',
        },
        {
          title: 'GST',
          text: 'Fees for health care carry GST once the practice has to register. That surprises many new owners, so add it to your prices before you open.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Letters from Inland Revenue',
          text: 'A bill nobody expected, after a year of several jobs? Someone can read the assessment with you and ask for instalments.',
          path: '/ird-support',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'students',
      heading: 'Students and the jobs around study',
      blocks: [
        {
          kind: 'paragraph',
          text: 'With a university and a polytechnic in town, plenty of people here earn beside their study. Every job needs the right tax code. Your main job uses a primary code, each further one a secondary code, and SL is added to both while you owe a student loan.',
        },
        {
          kind: 'paragraph',
          text: 'The common worry is a bill in winter. After 31 March, Inland Revenue works out the year’s tax of most wage earners. If a café used the wrong code you may be owed money, or owe some. What you make on the side, from tutoring to design work, is missing from that sum until you declare it.',
        },
        {
          kind: 'paragraph',
          text: 'Many scholarships are exempt, while pay for marking or demonstrating is wages. If your award letter does not say which yours is, keep it and ask.',
        },
      ],
    },
    {
      kind: 'items',
      id: 'hospital-lab-flat',
      heading: 'Hospitals, research and student flats',
      items: [
        {
          title: 'Nurses and registrars on wages',
          text: 'Employees cannot claim exam fees or a practising certificate, so ask the hospital to pay them back. Once you work for yourself, the same costs may be deductible.',
        },
        {
          title: 'Researchers new to the country',
          text: 'For a time, many new residents pay no New Zealand tax on investments they hold overseas. Work done here is taxed from the first day.',
        },
        {
          title: 'Landlords of student flats',
          text: 'Student leases often run from January to December and the tax year ends in March, so one lease is in two returns. A loss on the flat cannot, as a rule, reduce the tax on your salary.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Questions from Dunedin',
      questions: [
        {
          id: 'two-jobs',
          question: 'I have two part-time jobs and a student loan. Do I need to file a return?',
          answer:
            'No, if wages are all you earn. It changes when you receive money that nobody has taxed, such as tutoring fees or rent.',
        },
        {
          id: 'parents-flat',
          question: 'My parents own the flat and I collect the rent. Whose income is it?',
          answer:
            'Theirs, as owners. Flatmates who simply share costs with you may be another matter, so describe the arrangement to the accountant.',
        },
        {
          id: 'locum-gst',
          question: 'When does a locum register for GST?',
          answer: `When fees pass ${facts.gstRegistration.figure} in 12 months.[^gstRegistration] Fees from every clinic are added together. Wages do not count.`,
        },
        {
          id: 'in-person',
          question: 'Can I meet the accountant?',
          answer:
            'Ask when they contact you. Some keep an office in the city; others work by phone and shared files, which suits the peninsula and Mosgiel just as well.',
        },
      ],
    },
    {
      kind: 'links',
      id: 'nearby',
      heading: 'Other southern towns',
      links: [
        { label: 'Invercargill', path: '/invercargill' },
        { label: 'Queenstown', path: '/queenstown' },
        { label: 'Christchurch', path: '/christchurch' },
      ],
    },
    {
      kind: 'action',
      id: 'quotes',
      heading: 'Ask an accountant about your year',
      intro: `It takes ${inWords(questionCount)} short questions and costs nothing. Whether you reply to anyone is up to you.`,
      action: { label: 'Get Free Quotes', path: '/quote' },
      secondary: { label: 'Estimate your tax', path: '/tax-calculator' },
    },
  ],
  updated: '2026-11-29',
};
