import { honeypotName } from '#machines/lead/form-body.ts';

/** For a static host's form detection. */
export const detection = { 'data-netlify': 'true' };

/** For a form with a honeypot. React's types do not have the second attribute. */
export const detectionWithTrap = { ...detection, 'netlify-honeypot': honeypotName };
