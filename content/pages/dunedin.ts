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
  lede: 'Locum shifts, a student flat, three part-time jobs before exams: say what you earned, and up to three accountants answer with a price.',
  action: { label: 'Get Free Quotes', path: '/quote' },
  sections: [
    {
      kind: 'items',
      id: 'services',
      heading: 'Six kinds of tax help in Dunedin',
      items: [
        {
          title: 'Locums and contractors',
          text: 'Locum doctors, dentists and physiotherapists can be paid without any tax taken off. An accountant works out what to save for tax, and which fees and insurance you can claim.',
          path: '/contractor-tax',
        },
        {
          title: 'Sole traders',
          text: 'For tutors, tattooists, cleaners and wildlife guides. One return covers your business, any wages and your student loan.',
          path: '/sole-trader-tax',
        },
        {
          title: 'Selling property',
          text: 'The sale of a student flat can be taxed. The date you bought, who lived there and your purpose when you bought all count.',
          path: '/capital-gains-tax',
        },
        {
          title: 'PAYE for employers',
          text: 'Rosters change with every exam timetable. A payroll service can file each payday, and work out holiday pay when students leave in November.',
          path: '/paye-services',
        },
        {
          title: 'GST',
          text: 'Once the practice has to register, you charge GST on fees for health care. Add it to your prices before you open.',
          path: '/gst-and-bas-returns',
        },
        {
          title: 'Letters from Inland Revenue',
          text: 'If you get an unexpected bill after a year of several jobs, an accountant can check it and ask for instalments.',
          path: '/ird-support',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'students',
      heading: 'Students who work',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Many students at the university and the polytechnic also work. Every job needs the right tax code. Your main job uses a primary code, and every other job a secondary code. While you owe a student loan, add SL to each code.',
        },
        {
          kind: 'paragraph',
          text: 'After 31 March, Inland Revenue works out the year’s tax of most wage earners. If a café used the wrong code, you may get a refund, or a bill in winter. Other income, such as from tutoring or design work, is not included until you declare it.',
        },
        {
          kind: 'paragraph',
          text: 'Many scholarships are tax-free, but pay for marking or demonstrating is wages. If your award letter does not say which yours is, show it to an accountant.',
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
          text: 'Employees cannot claim exam fees or a practising certificate, so ask the hospital to repay you. When you work for yourself, the same costs may be deductible.',
        },
        {
          title: 'Researchers new to the country',
          text: 'Many new residents pay no New Zealand tax on overseas investments for a time. Pay for work done here is taxed from the first day.',
        },
        {
          title: 'Landlords of student flats',
          text: 'Student leases often run from January to December. The tax year ends in March, so one lease is in two returns. A loss on the flat usually cannot reduce the tax on your salary.',
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
            'No, if wages are all you earn. You do if you get money with no tax taken off, such as tutoring fees or rent.',
        },
        {
          id: 'parents-flat',
          question: 'My parents own the flat and I collect the rent. Whose income is it?',
          answer:
            'Theirs, as owners. If flatmates only share costs with you, that may be different, so describe it to the accountant.',
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
            'Ask when they contact you. Some have an office in the city. Others work by phone and shared files, also for people in Mosgiel or on the Otago Peninsula.',
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
      intro: `Answer ${inWords(questionCount)} short questions. It is free, and you do not have to choose anyone.`,
      action: { label: 'Get Free Quotes', path: '/quote' },
      secondary: { label: 'Estimate your tax', path: '/tax-calculator' },
    },
  ],
  updated: '2026-11-29',
};
