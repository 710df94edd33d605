import { facts } from './facts.ts';
import { inlandRevenue } from './reach.ts';
import type { Text } from './text.ts';
import type { ServiceValue } from './ui/quote-options.ts';

/** When a letter needs an action: within days, by a date in it, in months, or a reply alone. */
type Urgency = 'week' | 'date' | 'months' | 'reply';

/** A letter or notice from Inland Revenue, or one that is taken for it. */
export interface Letter {
  /** Unique: the address of the letter on its page. */
  readonly id: string;
  readonly name: string;
  /** Words that may be at the head of the letter, besides its name. */
  readonly heads: readonly string[];
  /** The service with which a request about it starts (default: overdue tax). */
  readonly service?: ServiceValue;
  readonly urgency: Urgency;
  /** The deadline and the first action, in a few words each: they follow each other on one line. */
  readonly by: string;
  readonly first: string;
  /** What it means, in two sentences. */
  readonly meaning: Text;
  /** The date that matters. */
  readonly date: Text;
  readonly toDo: Text;
  /** What to do without the money, where that needs more than a sentence. */
  readonly cannotPay?: Text;
  /** When an accountant is worth the money. */
  readonly help: Text;
  /** The section of the Act or Inland Revenue's page. */
  readonly source: Text;
}

const act = 'https://www.legislation.govt.nz/act/public/1994/0166/latest';
const lateReturns = `[Tax Administration Act 1994, section 139A](${facts.lateFilingIndividual.url})`;
const latePayment = `[Inland Revenue, Late payment penalties](${facts.latePaymentPenalty.url})`;
const responsePeriods = `[section 89AB](${act}/DLM2467684.html)`;
const arrangements =
  'https://www.ird.govt.nz/managing-my-tax/debt-and-insolvency/apply-for-an-instalment-arrangement-in-myir';
const disclosure =
  'https://www.ird.govt.nz/managing-my-tax/penalties-and-interest/penalties-and-debt/lowering-your-shortfall-penalty';

/** The letters that people ask about: of each urgency returns first, then money, then checks. */
export const letters: readonly Letter[] = [
  {
    id: 'return-overdue',
    name: 'Your income tax return is overdue',
    heads: [
      'Overdue return',
      'Outstanding returns',
      'Return not filed',
      'We have not received your return',
      'Please file your return',
      'Return due',
    ],
    urgency: 'week',
    by: 'By the date in the letter',
    first: 'file what you can in myIR',
    meaning:
      'Inland Revenue expected a return from you and has none. A penalty can follow, and after that an estimate of your tax.',
    date: `The date by which the letter asks you to file. ${facts.lateFilingIndividual.wording}`,
    toDo: 'Open myIR and see which years are missing. File what you can, even if you cannot pay: paying late is charged separately.',
    help: 'Two or more years are missing, or you have a business and no accounts for those years.',
    source: lateReturns,
  },
  {
    id: 'default-assessment',
    name: 'Default assessment',
    heads: ['Notice of default assessment', 'We have estimated your tax'],
    urgency: 'months',
    by: 'Within four months of its date',
    first: 'file that return, and pay by the due date on it',
    meaning:
      'Inland Revenue did not get your return, so it has estimated your tax. You owe that amount unless you show that it is too high.',
    date: 'Four months from the date of the notice. To dispute it, send the missing return and a notice of proposed adjustment by then. Until you do, you owe the amount in it by its due date.',
    toDo: 'Write down the date of the notice and its last day for a dispute. Collect your bank statements for that year and start the return.',
    help: 'The amount is far too high, or most of the four months has gone. The law says what a dispute must contain.',
    source: `[Tax Administration Act 1994, section 106](${act}/DLM354673.html) and ${responsePeriods}`,
  },
  {
    id: 'tax-bill',
    name: 'Income tax assessment with tax to pay',
    heads: [
      'Notice of assessment',
      'Income tax assessment',
      'Tax to pay',
      'Tax bill',
      'Terminal tax',
    ],
    service: 'tax-return',
    urgency: 'date',
    by: 'By its due date',
    first: 'pay, or ask for instalments first',
    meaning:
      'Inland Revenue has compared the year’s tax with what was deducted, and some is left to pay. It is a bill, not a penalty.',
    date: 'The due date on the assessment: 7 February for most people, 7 April with a tax agent’s extension.',
    toDo: 'Compare the income it lists with your own papers. Add in myIR what is missing. If you cannot pay by the date, ask for instalments before it.',
    help: 'You had income without tax deducted, such as a business, rent or income from overseas.',
    source:
      '[Inland Revenue, Refunds and tax bills](https://www.ird.govt.nz/income-tax/income-tax-for-individuals/what-happens-at-the-end-of-the-tax-year/income-tax-assessments/refunds-and-tax-bills)',
  },
  {
    id: 'provisional-tax',
    name: 'Provisional tax instalment due',
    heads: ['Provisional tax', 'Instalment due', 'Provisional tax notice'],
    service: 'tax-planning',
    urgency: 'date',
    by: 'By its due date',
    first: 'check that it fits this year, and pay',
    meaning:
      'You pay income tax in instalments during the year, because last year’s bill was high. The instalments count towards this year’s tax.',
    date: facts.provisionalTaxDates.wording,
    toDo: 'Check that the amount fits this year. If you expect to earn much less, you may estimate it instead.',
    help: 'Your income changes a lot, or you have missed an instalment. See [provisional tax](/blog/provisional-tax-nz).',
    source: '[Inland Revenue, Provisional tax](https://www.ird.govt.nz/income-tax/provisional-tax)',
  },
  {
    id: 'gst-return-overdue',
    name: 'Your GST return is overdue',
    heads: [
      'GST return overdue',
      'Outstanding GST returns',
      'We have not received your GST return',
      'Please file your GST return',
    ],
    urgency: 'week',
    by: 'By the date in the letter',
    first: 'file in myIR, even if there is no GST to pay',
    meaning: `You have not filed a GST return. ${facts.lateFilingGst.wording}`,
    date: 'You are late already. File as soon as you can, and no later than the date in the letter.',
    toDo: `Add up your sales and your costs of that period, with GST. In myIR open your GST account, choose the period and enter both; enter 0 if there were none. If you have no login, call ${inlandRevenue}; [an interpreter](#before-you-act) is free.`,
    cannotPay:
      'File anyway, and ask for instalments. Paying late costs 1% of the GST on the next day, 4% of what is left after seven days, and interest.[^latePaymentPenalty] See [what it has cost so far](/behind-with-tax#calculator).',
    help: 'Several periods are missing, or your records do not show which costs had GST in them.',
    source: `[Inland Revenue, Late filing penalties](${facts.lateFilingGst.url}); Tax Administration Act 1994, sections 139AAA and 139B(2B)`,
  },
  {
    id: 'late-filing-penalty',
    name: 'Late filing penalty',
    heads: ['Penalty notice', 'Penalty for a late return'],
    urgency: 'date',
    by: 'By the date in the letter',
    first: 'file the return if it is still missing',
    meaning: `This is the penalty for a return that was late or is still missing. ${facts.lateFilingIndividual.wording}`,
    date: `The date by which the notice asks you to pay. ${facts.lateFilingGst.wording}`,
    toDo: 'File the return if it is still missing. If something beyond your control caused the delay, such as illness, ask Inland Revenue in myIR to cancel the penalty.',
    help: 'There are penalties for several years, or your reason needs evidence.',
    source: `${lateReturns}; section 183A for cancelling`,
  },
  {
    id: 'late-payment-penalty',
    name: 'Late payment penalty',
    heads: ['Penalty notice', 'Initial late payment penalty'],
    urgency: 'week',
    by: 'Within seven days of the due date',
    first: 'pay what you can now',
    meaning: `You did not pay all of the tax by its due date. ${facts.latePaymentPenalty.wording}`,
    date: 'The seventh day after the due date. What you pay before its end does not get the 4%.',
    toDo: `Pay what you can, and ask in myIR for [instalments](${arrangements}) for the rest.`,
    help: 'You owe more than one kind of tax, or cannot say what you can pay each week.',
    source: latePayment,
  },
  {
    id: 'interest',
    name: 'Use-of-money interest',
    heads: ['UOMI', 'Interest charged', 'Interest on underpaid tax'],
    urgency: 'week',
    by: 'It grows each day',
    first: 'pay part of it now if you can',
    meaning: `You pay interest because you paid tax late, or too little of it. ${facts.useOfMoneyInterest.wording}`,
    date: 'Today. Interest is added each day until you have paid the tax.',
    toDo: 'Pay part of it now if you can: interest then runs on less. Check the day on which it starts.',
    help: 'The interest is on provisional tax, or on an amount that you dispute.',
    source: 'Tax Administration Act 1994, Part 7, sections 120D and 120H',
  },
  {
    id: 'statement-of-account',
    name: 'Statement of account',
    heads: ['Account summary', 'Your account is overdue', 'Amount owing', 'Balance to pay'],
    urgency: 'date',
    by: 'By the due date of each amount',
    first: 'check your payments against it',
    meaning:
      'It lists what Inland Revenue charged, what you paid and what is left. An old debt appears on every statement, so it may be nothing new.',
    date: 'The due date beside each amount.',
    toDo: 'Compare each payment with your bank statements. If one went to the wrong tax or year, ask in myIR to have it moved.',
    help: 'You cannot see where the total comes from, or it has more than one kind of tax.',
    source: latePayment,
  },
  {
    id: 'instalment-arrangement',
    name: 'Instalment arrangement',
    heads: ['Payment plan', 'Arrangement cancelled', 'Missed instalment'],
    urgency: 'date',
    by: 'By the next instalment',
    first: 'pay it, or ask first for a change',
    meaning:
      'Inland Revenue has accepted, changed or ended an agreement to pay by instalments. Paying on time can stop further steps to collect the debt.',
    date: 'The day of the next instalment, and the due dates of new tax.',
    toDo: 'Put the instalments in your calendar. If one is too much, ask for a change before it is due, not after.',
    help: 'It was ended, or Inland Revenue has refused what you offered.',
    source: `[Inland Revenue, Apply for an instalment arrangement](${arrangements})`,
  },
  {
    id: 'deduction-notice',
    name: 'Deduction notice',
    heads: ['Notice to deduct', 'Deductions from wages', 'Deductions from bank'],
    urgency: 'week',
    by: 'Before the deductions begin',
    first: 'call, and offer instalments',
    meaning:
      'Inland Revenue has ordered your bank, your employer or a customer to pay it from your money. It can do so when tax is overdue.',
    date: 'The day on which the deductions begin.',
    toDo: `Write down what you need for rent and food each week. Call ${inlandRevenue} in the morning and offer instalments instead.`,
    help: 'The deductions stop your business, or the debt is wrong.',
    source: 'Tax Administration Act 1994, section 157',
  },
  {
    id: 'legal-action',
    name: 'Final notice before legal action',
    heads: [
      'Final notice',
      'Notice of legal action',
      'Statutory demand',
      'Bankruptcy notice',
      'Court proceedings',
    ],
    urgency: 'week',
    by: 'By the date in the letter',
    first: 'call, and offer instalments',
    meaning:
      'You have a debt, and did not pay it or arrange instalments after earlier letters. The next step can be a court, bankruptcy for a person or liquidation for a company.',
    date: 'The date in the notice, which may count working days from the day it reached you. A statutory demand gives a company 15 to pay, and only the first 10 to ask a court to set it aside.',
    toDo: `Write down what you can pay now and each week. Call ${inlandRevenue} in the morning and offer that, with the missing returns.`,
    help: 'Now. For a statutory demand, a bankruptcy notice or papers from a court, see a lawyer as well.',
    source:
      '[Inland Revenue, Debt and insolvency](https://www.ird.govt.nz/managing-my-tax/debt-and-insolvency); Companies Act 1993, sections 289 and 290',
  },
  {
    id: 'employer-account',
    name: 'Employment information or PAYE overdue',
    heads: ['PAYE reconciliation', 'Employment information', 'Payday filing', 'PAYE overdue'],
    service: 'payroll',
    urgency: 'week',
    by: 'Overdue now',
    first: 'report the missing paydays in myIR',
    meaning:
      'A payday was not reported, or the PAYE that you paid does not match the pays that you reported. PAYE is money that you hold for your employees’ tax.',
    date: `${facts.paydayFiling.wording} ${facts.payeDueDate.wording}`,
    toDo: 'Compare each payday with what myIR shows. File the missing ones, even if you cannot pay yet.',
    help: `PAYE is unpaid. ${facts.payePenalty.wording}`,
    source: 'Tax Administration Act 1994, sections 139A and 141ED',
  },
  {
    id: 'gst-registration',
    name: 'GST registration query',
    heads: ['GST registration', 'Should you be registered for GST?', 'Checking your registration'],
    service: 'gst-returns',
    urgency: 'reply',
    by: 'By the reply date',
    first: 'add up your sales of 12 months',
    meaning: `Inland Revenue asks whether you have to be registered, or still should be. ${facts.gstRegistration.wording}`,
    date: `The reply date in the letter. ${facts.gstRegistrationTime.wording}`,
    toDo: 'Add up your sales of the last 12 months, month by month. Note the month in which they passed that limit.',
    help: 'You passed it some time ago. An accountant works out the GST you owe since then.',
    source: `[Goods and Services Tax Act 1985, section 51](${facts.gstRegistration.url})`,
  },
  {
    id: 'gst-refund-held',
    name: 'GST refund under review',
    heads: ['GST refund', 'Refund withheld', 'We are reviewing your GST return'],
    service: 'gst-returns',
    urgency: 'reply',
    by: 'By the reply date',
    first: 'find the invoices of your largest costs',
    meaning:
      'Inland Revenue wants to see the papers behind a refund before it pays. This is common for a first or a large refund.',
    date: 'The reply date in the letter. Inland Revenue has 15 working days from your return to pay or to ask.',
    toDo: 'Find the invoices for the largest costs in that return, and send those first.',
    help: 'The refund is for land or for something private you now use in business, or you need it soon.',
    source:
      '[Goods and Services Tax Act 1985, section 46](https://www.legislation.govt.nz/act/public/1985/0141/latest/DLM84577.html)',
  },
  {
    id: 'information-request',
    name: 'Request for information',
    heads: ['Section 17B', 'Please provide', 'Information required'],
    service: 'audit-support',
    urgency: 'reply',
    by: 'By the reply date',
    first: 'list what it asks for and what you have',
    meaning:
      'Inland Revenue asks for papers or explanations, and by law you have to give them. They may be about you or about somebody you dealt with.',
    date: 'The reply date in the letter. If you need more time, ask in writing before it.',
    toDo: 'List what it asks for and what you have. Do not make new records, and send nothing that is not asked for.',
    help: 'It asks for bank accounts or several years, or you know that something in a return is wrong.',
    source: 'Tax Administration Act 1994, section 17B',
  },
  {
    id: 'risk-review',
    name: 'Risk review',
    heads: ['Compliance review', 'Review of your tax affairs'],
    service: 'audit-support',
    urgency: 'reply',
    by: 'By the reply date',
    first: 'note anything you doubt in those returns',
    meaning:
      'Inland Revenue is deciding whether to audit you. It is not an audit yet, and a clear reply can end it here.',
    date: 'The reply date. If something was wrong, say so. Before an audit is announced that lowers the penalty by 75 to 100%, after that by 40%.',
    toDo: 'Read which tax and years it names. Note anything in those returns that you doubt.',
    help: 'Before you reply, if you doubt anything. See [tax audit help](/tax-audit-help).',
    source: `[Inland Revenue, Lowering your shortfall penalty](${disclosure}); [section 141G](${act}/DLM356604.html)`,
  },
  {
    id: 'audit',
    name: 'Notice of audit',
    heads: ['Audit', 'Investigation', 'Tax audit'],
    service: 'audit-support',
    urgency: 'reply',
    by: 'Before the first interview',
    first: 'keep every record, and find help',
    meaning: `Inland Revenue will examine the taxes and years that the letter names. ${facts.shortfallPenalties.wording}`,
    date: 'The first interview. Say before the audit starts what was wrong, and the penalty is 40% lower.',
    toDo: 'Keep every record as it is. Note the taxes, the years and the name of the officer. You do not have to explain anything by phone yet.',
    help: 'Now, before the first interview. See [tax audit help](/tax-audit-help).',
    source: `[Inland Revenue, Lowering your shortfall penalty](${disclosure}); [section 141G](${act}/DLM356604.html)`,
  },
  {
    id: 'nopa',
    name: 'Notice of proposed adjustment (NOPA)',
    heads: ['NOPA', 'Notice of proposed adjustment', 'Proposed adjustment'],
    service: 'audit-support',
    urgency: 'months',
    by: 'Within two months of its date',
    first: 'write down the last day, and find help',
    meaning:
      'Inland Revenue proposes to change your tax and gives its reasons. If you do not reject it in time, you have accepted it.',
    date: facts.nopaResponse.wording,
    toDo: 'Count two months from the date of the notice and write that day down. Do not argue by phone: only a formal notice rejects it.',
    help: 'Now. The law says what your notice of response must contain. See [disputes with Inland Revenue](/ird-support).',
    source: `Tax Administration Act 1994, ${responsePeriods} and [section 89H](${act}/DLM353185.html)`,
  },
  {
    id: 'child-support',
    name: 'Child support overdue',
    heads: ['Child support', 'Child support penalty', 'Default notice'],
    urgency: 'date',
    by: 'Within 28 days of the due date',
    first: 'ask for a payment plan',
    meaning:
      'A child support payment was late or too low. Inland Revenue adds 2% the day after the due date and 8% of what is still unpaid 28 days after it.',
    date: '28 days after the due date.',
    toDo: 'Ask in myIR for a payment plan. If you are on wages, the extra amount is taken through your employer.',
    help: 'Rarely: Inland Revenue’s help and a budgeting service are free. An accountant helps if your business income was taken wrongly.',
    source:
      '[Inland Revenue, Overdue child support payments](https://www.ird.govt.nz/child-support-cgp/managing-payments/paying-parent/overdue-payments)',
  },
  {
    id: 'student-loan',
    name: 'Student loan repayment overdue',
    heads: ['Student loan', 'Student loan overdue', 'Repayment obligation', 'Default notice'],
    urgency: 'date',
    by: 'Interest is added each month',
    first: 'ask for instalments',
    meaning:
      'A repayment on your student loan is overdue. Late payment interest runs on that part, and is lower while you keep to an instalment arrangement.',
    date: 'The due date of the repayment. Interest is added each month from then.',
    toDo: 'Ask in myIR for instalments. If you live overseas, check that your address is right.',
    help: 'Your repayments come from business income, or you have been overseas for years.',
    source:
      '[Inland Revenue, Student loan interest and fees](https://www.ird.govt.nz/student-loans/tracking-my-student-loan-balance/student-loan-interest-and-fees)',
  },
  {
    id: 'acc-invoice',
    name: 'ACC levy invoice',
    heads: ['Levy invoice'],
    service: 'tax-return',
    urgency: 'date',
    by: 'By its due date',
    first: 'check the income on it, and pay',
    meaning:
      'ACC sends this, not Inland Revenue. It is for people in business, and depends on the income in your tax return.',
    date: 'The due date on the invoice.',
    toDo: 'If the income on it is wrong, ask Inland Revenue to correct it. If anything else is wrong, tell ACC.',
    help: 'Your tax return was wrong.',
    source: '[ACC, Received an invoice](https://www.acc.co.nz/for-business/received-an-invoice/)',
  },
];
