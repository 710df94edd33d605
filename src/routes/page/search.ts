import * as v from 'valibot';

const word = v.optional(v.string());

/** The search parameters of /quote: the step to show, the visitor's town and the firm. */
export const quoteSearch = v.object({ step: word, location: word, firm: word });

/** What fills in the tax calculator: its machine takes what it knows, and this code is on every page. */
export const taxSearch = v.record(v.string(), v.string());

/** The search of the tax questions. */
export const faqSearch = v.object({ search: word });
