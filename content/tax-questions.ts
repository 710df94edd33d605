import { facts } from './facts.ts';
import { whenBehind } from './promises.ts';
import type { TaxQuestion } from './ui/tax-faq.ts';

/** The questions of /tax-faq, in the order of their categories. */
export const taxQuestions: readonly TaxQuestion[] = [
  {
    id: 'ird-number',
    category: 'IRD Compliance & Registration',
    question: 'How do I get an IRD number?',
    answer:
      'Apply to [Inland Revenue](https://www.ird.govt.nz). It is free, so ignore any site that charges. You need to prove who you are, and people new to the country also show their visa. A company or a trust has a number of its own, apart from yours.',
  },
  {
    id: 'return-due-date',
    category: 'IRD Compliance & Registration',
    question: 'When is my income tax return due?',
    answer: `${facts.selfFilerDeadline.wording} ${facts.agentExtension.wording} The agent has to take you on before 7 July. The [tax dates of the year](/blog/nz-tax-deadlines-2025) has the others.`,
  },
  {
    id: 'filing-late',
    category: 'IRD Compliance & Registration',
    question: 'What happens if I file my return late?',
    answer: `${facts.lateFilingIndividual.wording} File now even if you cannot pay: the penalty for filing late is separate from the penalty and interest for paying late.`,
  },
  {
    id: 'paying-late',
    category: 'IRD Compliance & Registration',
    question: 'What happens if I cannot pay on time?',
    answer: `${facts.latePaymentPenalty.wording} ${facts.latePaymentMonthly.wording} Interest runs as well. ${facts.useOfMoneyInterest.wording} Ask for an instalment arrangement in Inland Revenue’s myIR before the due date if you can. While you keep to it, some of the penalties stop.`,
  },
  {
    id: 'keeping-records',
    category: 'IRD Compliance & Registration',
    question: 'How long do I have to keep my records?',
    answer: `${facts.recordKeeping.wording} That covers invoices, receipts, bank statements, wage records and the working behind each return.`,
  },
  {
    id: 'audit-letter',
    category: 'IRD Compliance & Registration',
    question: 'Inland Revenue wants to audit me. What should I do?',
    answer: `Read the letter for the years and taxes it names, note the reply date, and send nothing yet that it does not ask for. ${facts.shortfallPenalties.wording} Telling Inland Revenue about a mistake before it finds it lowers the penalty. [Tax audit help](/tax-audit-help) explains the stages.`,
  },
  {
    id: 'disputing-an-assessment',
    category: 'IRD Compliance & Registration',
    question: 'Can I dispute an assessment?',
    answer: `Yes, through a formal process that starts with a notice of proposed adjustment. ${facts.nopaResponse.wording} Miss the time to answer and you are taken to agree, so see [an accountant about the dispute](/ird-support) in the first week.`,
  },
  {
    id: 'owing-tax',
    category: 'IRD Compliance & Registration',
    question: 'I owe Inland Revenue money. What can I do?',
    answer: `${whenBehind} You can ask in myIR yourself, and it is free. In serious hardship part can be written off. [Behind with tax](/behind-with-tax) has the steps, and [your letter](/ird-letters) says what comes next.`,
  },
  {
    id: 'tax-code',
    category: 'IRD Compliance & Registration',
    question: 'Which tax code do I give my employer?',
    answer:
      'M for your main job, or M SL with a student loan. A second job has a secondary code, which depends on your pay from all jobs. Fill in a tax code declaration (IR330) at each new job. If a code takes too much, ask Inland Revenue for a tailored one. The [tax calculator](/tax-calculator) says which fits.',
  },
  {
    id: 'kiwisaver',
    category: 'IRD Compliance & Registration',
    question: 'What do my employer and I put into KiwiSaver?',
    answer: `You choose a share of your pay, and your employer adds to it. ${facts.kiwiSaverEmployer.wording} An employer may match a lower rate that you asked Inland Revenue for. If you work for yourself, you pay in what you like.`,
  },
  {
    id: 'student-loan',
    category: 'IRD Compliance & Registration',
    question: 'How is my student loan repaid?',
    answer: `${facts.studentLoan.wording} From wages the employer takes it each payday, if your tax code ends in SL. On income without deductions you get a bill after the year, and may have to pay in instalments. [Overdue?](/ird-letters#student-loan)`,
  },
  {
    id: 'working-for-families',
    category: 'IRD Compliance & Registration',
    question: 'Does my profit change Working for Families?',
    answer:
      'Yes. It depends on the family’s income for the year, and profit counts, with some items added back. Payments during the year rest on your estimate. If that is too low, you pay part back, so change it in myIR when your profit changes. An accountant can work out the figure.',
  },
  {
    id: 'employer-registration',
    category: 'IRD Compliance & Registration',
    question: 'What do I have to do once I employ someone?',
    answer: `You register as an employer, deduct PAYE from each pay and report it every payday. ${facts.payeDueDate.wording} ${facts.paydayFiling.wording} [PAYE services](/paye-services) shows the five steps.`,
  },
  {
    id: 'who-pays-provisional-tax',
    category: 'Business Tax & Deductions',
    question: 'Do I have to pay provisional tax?',
    answer: `Look at the residual income tax on your last assessment, which is what was left after tax already deducted. ${facts.provisionalTaxThreshold.wording} ${facts.provisionalTaxOtherThreshold.wording}`,
  },
  {
    id: 'provisional-tax-dates',
    category: 'Business Tax & Deductions',
    question: 'When is provisional tax due, and how much is it?',
    answer: `${facts.provisionalTaxDates.wording} ${facts.provisionalTaxUplift.wording} ${facts.provisionalTaxUpliftRisen.wording} If you expect to earn less this year, you may estimate instead. Missed a date? See [what to do today](/blog/provisional-tax-nz).`,
  },
  {
    id: 'tax-rates',
    category: 'Business Tax & Deductions',
    question: 'What are the tax rates for people and for companies?',
    answer: `${facts.personalRates.wording} Each rate applies only to the part of your income inside its band, so a pay rise never leaves you worse off through tax rates alone. ${facts.companyRate.wording} ${facts.trusteeRate.wording} The [tax calculator](/tax-calculator) works out yours.`,
  },
  {
    id: 'how-much-tax',
    category: 'Business Tax & Deductions',
    question: 'How much tax will I pay?',
    answer:
      'It depends on what is left after your costs. Type your income into the [tax calculator](/tax-calculator): it counts the ACC earners’ levy, adds a student loan if you ask, and says what to set aside from each invoice.',
  },
  {
    id: 'acc-levy',
    category: 'Business Tax & Deductions',
    question: 'What is the ACC levy?',
    answer: `${facts.accEarnersLevy.wording} PAYE includes it. If you work for yourself, ACC sends an invoice after the year, with a work levy for your trade.`,
  },
  {
    id: 'driving-and-letting',
    category: 'Business Tax & Deductions',
    question: 'I drive for Uber or let a room on Airbnb. What tax is there?',
    answer: `Income tax on what is left after your costs, from the first dollar. ${facts.platformGst.wording} Keep a logbook for the car. See [sole trader tax](/sole-trader-tax).`,
  },
  {
    id: 'company-or-sole-trader',
    category: 'Business Tax & Deductions',
    question: 'Should I become a company?',
    answer: `Rarely for tax alone below about ${facts.companyOver.figure} of profit, with a salary to you and the rest left in.[^companyOver] ${facts.companyCrossover.wording} Other reasons can come first: protecting your house, sharing ownership, or a client who insists. The [company or sole trader comparison](/company-vs-sole-trader) sets out the figures and the running costs.`,
  },
  {
    id: 'tools-and-equipment',
    category: 'Business Tax & Deductions',
    question: 'Can I claim tools, a laptop or other equipment?',
    answer: `Yes, for the share you use for work. ${facts.lowValueAsset.wording} ${facts.capitalItems.wording} ${facts.investmentBoost.wording} Depreciation spreads the cost over the years you use the item. Keep the receipt and note how much of the use is private.`,
  },
  {
    id: 'meals',
    category: 'Business Tax & Deductions',
    question: 'Can I claim meals and entertainment?',
    answer: `Partly. ${facts.mealsAndEntertainment.wording} Lunch on your own on an ordinary working day is private and not deductible at all. Write on the receipt who was there and what you discussed. The [deductions guide](/blog/tax-deductions-guide-nz) goes through the cases.`,
  },
  {
    id: 'home-office',
    category: 'Business Tax & Deductions',
    question: 'I work from home. What can I claim?',
    answer:
      'For your business, the share of rent, power and insurance that goes with the area you work in. An employee claims nothing. See the [deductions guide](/blog/tax-deductions-guide-nz).',
  },
  {
    id: 'vehicle',
    category: 'Business Tax & Deductions',
    question: 'How do I claim my car or ute?',
    answer: `Keep a logbook to prove how much of the driving is for work. You then claim that share of the real costs, or use the kilometre rate. ${facts.mileageRate.wording} ${facts.mileageCap.wording}`,
  },
  {
    id: 'selling-property',
    category: 'Business Tax & Deductions',
    question: 'Do I pay tax when I sell a property?',
    answer: `You may, under the bright-line test, or because you bought it to sell. ${facts.brightLine.wording} ${facts.brightLineMainHome.wording} [Tax on property sales](/capital-gains-tax) has more.`,
  },
  {
    id: 'register-for-gst',
    category: 'GST & Tax Returns',
    question: 'When do I have to register for GST?',
    answer: `As soon as your turnover passes ${facts.gstRegistration.figure} in 12 months.[^gstRegistration] ${facts.gstRegistrationTime.wording} Both the last 12 months and the next 12 count, so a large contract can bring the day forward. Register in Inland Revenue’s myIR.`,
  },
  {
    id: 'register-by-choice',
    category: 'GST & Tax Returns',
    question: 'Should I register for GST before I have to?',
    answer:
      'It can pay if your costs carry much GST and your customers are businesses that claim it back. It rarely pays if you sell to the public, because your prices rise or your share shrinks. Either way you then file returns for every period, quiet ones included.',
  },
  {
    id: 'work-out-gst',
    category: 'GST & Tax Returns',
    question: 'How do I work out the GST in a price?',
    answer: `${facts.gstRate.wording} To add it to a price, multiply by 1.15. To find the GST inside a price, multiply by 3 and divide by 23: in $115 there is $15. The [GST calculator](/gst-calculator) does both to the cent.`,
  },
  {
    id: 'how-often-gst',
    category: 'GST & Tax Returns',
    question: 'How often do I file GST returns?',
    answer: `${facts.gstPeriods.wording} Two-monthly suits most. Six-monthly means less paperwork but a larger bill at once. Monthly suits exporters and others who get refunds. You can ask Inland Revenue to change your period.`,
  },
  {
    id: 'gst-due-date',
    category: 'GST & Tax Returns',
    question: 'When is my GST return due?',
    answer: `${facts.gstDueDate.wording} If the day falls on a weekend or a public holiday, you have until the next working day.`,
  },
  {
    id: 'claim-gst-back',
    category: 'GST & Tax Returns',
    question: 'What GST can I claim back?',
    answer:
      'The GST in what you buy for your taxable activity, as long as you have the supplier’s taxable supply information, which used to be called a tax invoice. If you use something privately too, claim the business share. Wages, bank fees and residential rent carry no GST, so there is none to claim.',
  },
  {
    id: 'nil-gst-return',
    category: 'GST & Tax Returns',
    question: 'Nothing happened this period. Do I still file a GST return?',
    answer:
      'Yes. A return with zeros, a nil return, takes a few minutes in Inland Revenue’s myIR. If none arrives, Inland Revenue may estimate what you owe and charge a penalty for filing late. If you have stopped trading, ask to cancel the registration.',
  },
  {
    id: 'must-i-file',
    category: 'GST & Tax Returns',
    question: 'I only earn wages. Do I have to file a return?',
    answer:
      'Usually not. Inland Revenue works out your tax from what employers and banks report, then sends an assessment. Check that it has all your income and your bank account. You do have to tell it about rent, overseas income, cash jobs and work on your own account.',
  },
  {
    id: 'do-i-need-an-accountant',
    category: 'Choosing Tax Professionals',
    question: 'Do I need an accountant at all?',
    answer:
      'Not by law. If your income is wages and interest, you can do it yourself in Inland Revenue’s myIR. An accountant tends to earn the fee when you run a business, employ people, own rentals, change your structure, or have a letter from Inland Revenue that worries you.',
  },
  {
    id: 'agent-or-accountant',
    category: 'Choosing Tax Professionals',
    question: 'What is the difference between a tax agent and an accountant?',
    answer:
      'A tax agent is listed with Inland Revenue and files returns for clients. An accountant keeps or checks accounts and advises on the business; many are tax agents too. Anyone may call themselves an accountant, so ask about membership. See [tax agent or accountant](/tax-agent-vs-accountant).',
  },
  {
    id: 'cost-of-a-personal-return',
    category: 'Choosing Tax Professionals',
    question: 'What does a personal tax return cost?',
    answer: `${facts.pricePersonal.wording} Send everything in one go, sorted, and you are more likely to pay the lower figure. Be wary of a firm that takes a share of your refund.`,
  },
  {
    id: 'cost-for-a-business',
    category: 'Choosing Tax Professionals',
    question: 'What does a small business pay?',
    answer: `${facts.priceSmallBusiness.wording} ${facts.priceAnnualReturn.wording} A fixed price for the year, with the work it covers listed, is easier to budget for than an hourly rate. Compare [what accountants charge](/blog/tax-accountant-cost-nz).`,
  },
  {
    id: 'cost-of-gst-returns',
    category: 'Choosing Tax Professionals',
    question: 'What does it cost to have my GST returns done?',
    answer: `It depends on how many transactions there are and who codes them. ${facts.priceGstQuarterly.wording} Ask for a price per return, because the number of returns in a year depends on your filing period. The [GST page](/gst-and-bas-returns) has three price tiers.`,
  },
  {
    id: 'cost-of-advice',
    category: 'Choosing Tax Professionals',
    question: 'Can I pay for an hour of advice and no more?',
    answer: `Yes. ${facts.priceConsultation.wording} Send your questions and the papers beforehand, so the hour goes on answers. Ask for the advice in writing. It is worth most before you sign something.`,
  },
  {
    id: 'changing-accountants',
    category: 'Choosing Tax Professionals',
    question: 'Can I change accountants halfway through the year?',
    answer:
      'Yes. Tell the new accountant who the old one is. The new one links you to their agency with Inland Revenue, with your authority, and asks the old one for your records.',
  },
  {
    id: 'what-to-ask',
    category: 'Choosing Tax Professionals',
    question: 'What should I ask before I choose one?',
    answer:
      'Ask who will do the work, which clients they have in your trade, what the price covers and what costs extra, how fast they reply, and whether they are a listed tax agent with insurance. Get the price in writing.',
  },
];
