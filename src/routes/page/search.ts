import * as v from 'valibot';

const word = v.optional(v.string());

/** What the address of /quote may bring: the step to show, the answer to where, and whom to ask. */
export const quoteSearch = v.object({ step: word, location: word, firm: word });

/** What fills in the tax calculator. */
export const taxSearch = v.object({
  income: word,
  deductions: word,
  incomeType: word,
  schedule: word,
  accLevy: word,
  kiwiSaver: word,
  studentLoan: word,
  earnerCredit: word,
  code: word,
  employer: word,
  workLevy: word,
});

/** What the tax questions are searched for. */
export const faqSearch = v.object({ search: word });
