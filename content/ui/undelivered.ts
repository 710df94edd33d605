import { site } from '#content/site.ts';

/** Shown for leads of an earlier visit that the form handler rejected. */
export const undelivered = {
  requestsLeft: (count: number) =>
    `${count === 1 ? 'A form' : `${count} forms`} you sent from this browser could not be delivered. Please call ${site.phone} or write to ${site.email} and we will take your details ourselves.`,
  forget: 'Delete my details from this browser',
} as const;
