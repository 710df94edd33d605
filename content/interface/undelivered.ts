import { site } from '#content/site.ts';

/** What a visitor is told of forms that an earlier visit sent and that the form handler will never take. */
export const undelivered = {
  told: (count: number) =>
    `${count === 1 ? 'A form' : `${count} forms`} you sent from this browser could not be delivered. Please call ${site.phone} or write to ${site.email} and we will take your details ourselves.`,
  forget: 'Delete my details from this browser',
} as const;
