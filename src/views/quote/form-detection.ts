import { honeypotName } from '#machines/quote-wizard/typed-fields.ts';

/** What a static host's form detection reads; React's types do not know the second attribute. */
export const formDetection = { 'data-netlify': 'true', 'netlify-honeypot': honeypotName };
