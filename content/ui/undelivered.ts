import { site } from '#content/site.ts';

/** Shown for leads of an earlier visit that have not arrived. */
export const undelivered = {
  requestsLeft: (count: number) =>
    `${count === 1 ? 'A form' : `${count} forms`} you sent from this browser could not be delivered. Please call ${site.phone} or write to ${site.email} and we will take your details ourselves.`,
  stale: (count: number) =>
    `${count === 1 ? 'A form' : `${count} forms`} sent from this browser more than a week ago could not be delivered then. Shall we send it now?`,
  send: 'Send it now',
  forget: 'Delete my details from this browser',
} as const;
