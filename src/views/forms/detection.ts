import { honeypotName } from '#machines/lead/form-body.ts';

/** What a static host's form detection reads. */
export const detection = { 'data-netlify': 'true' };

/** The same for a form with a honeypot; React's types do not know the second attribute. */
export const detectionWithTrap = { ...detection, 'netlify-honeypot': honeypotName };
