/** What is added to every letter's names. */
export const anyLetter = 'An IRD letter or notice from Inland Revenue about your tax';

/**
 * Other names for each letter, by its id: people search by them. No page shows them, so they are in
 * the letters page's code and not in its document.
 */
export const letterNames: Readonly<Record<string, string>> = {
  'return-overdue':
    'You have not filed your tax return, Missing return, Outstanding return, Late return, File your return, IR3',
  'default-assessment':
    'Estimated assessment, Estimate of your tax, You have not filed, so we estimated, Default tax assessment',
  'tax-bill':
    'You have tax to pay, You owe tax, End of year tax bill, Underpaid tax, IR3 assessment',
  'provisional-tax': 'Tax instalment, Advance tax, Payment due',
  'gst-return-overdue':
    'You have not filed your GST return, GST reminder, Missing GST return, Outstanding GST return, File your GST return, GST101A, Goods and Services Tax return',
  'late-filing-penalty': 'Fine for filing late, Late fee, You filed late, You have not filed',
  'late-payment-penalty':
    'Fine for paying late, Late fee, You paid late, Payment overdue, Overdue payment, GST not paid, GST payment overdue, GST debt',
  interest: 'Interest on late tax, You owe interest, Interest on overdue tax',
  'statement-of-account':
    'Payment reminder, Reminder to pay, Payment overdue, Overdue payment, You have not paid, You owe us, Tax debt, Outstanding balance',
  'instalment-arrangement': 'Payment arrangement, Paying in instalments, Paying off a debt',
  'deduction-notice':
    'Money taken from your bank account, Money taken from your wages, Deduction from your salary, Garnishee, Attachment order',
  'legal-action':
    'Final reminder, Last warning, Debt collection, Bankruptcy, Liquidation, Taken to court, Summons',
  'employer-account':
    'You have not filed employment information, Missing payday, Wages not reported, PAYE not paid, Payroll reminder',
  'gst-registration': 'Register for GST, GST number, Cancel your GST registration',
  'gst-refund-held':
    'GST check, GST refund delayed, Refund on hold, Refund not paid, Verify your refund',
  'information-request':
    'Send us documents, Send bank statements, Questionnaire, Further information, We have questions',
  'risk-review': 'Compliance check, Check of your return, Questionnaire',
  audit: 'You are being audited, Tax investigation, Inspection, Tax check, Interview',
  nopa: 'Tax dispute, Reassessment, Proposed change to your tax, Amended assessment',
  'child-support': 'Child maintenance, You have not paid child support, Liable parent',
  'student-loan': 'Loan repayment, Overseas-based borrower, You have not paid your student loan',
  'acc-invoice': 'ACC bill, ACC levies, Work levy',
};
