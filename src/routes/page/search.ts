import * as v from 'valibot';

const word = v.optional(v.string());

/** What the address of /quote may bring: the step to show, the answer to where, and whom to ask. */
export const quoteSearch = v.object({ step: word, location: word, firm: word });

/** What fills in the tax calculator: its machine takes what it knows, and this code is on every page. */
export const taxSearch = v.record(v.string(), v.string());

/** What the tax questions are searched for. */
export const faqSearch = v.object({ search: word });
