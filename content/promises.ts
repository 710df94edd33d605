import { site } from './site.ts';

/**
 * What the site promises and advises. Each is said once, here, and pages quote it. Promises with a
 * figure are in content/facts, and what a claim means in content/facts/claims.ts.
 */

/** When accountants reply. */
export const replyTime = {
  claim: 'within 24 hours on working days',
  means: 'A request sent on Friday afternoon may get its first reply on Monday.',
} as const;

const how = `${replyTime.claim}, by email or, if you gave a number, by phone`;

export const replies = `They promise to reply ${how}.`;

/** The same for a request to one firm. */
export const repliesOf = (firm: string): string => `${firm} promises to reply ${how}.`;

/** The same once a request is delivered, by a day such as 'Tuesday 1 December'. */
export const replyBy = (day: string, byPhone: boolean): string =>
  `Expect a reply by ${day}, by email${byPhone ? ' or phone' : ''}: from an accountant, or from us if nobody fits. If nothing has come by then, call ${site.phone} or write to ${site.email}.`;

/** Who receives a request, after 'to'. */
export const recipients = 'up to three accountants who fit your answers, and to nobody else';

/** The same for a request to one firm. */
export const recipientsOf = (firm: string): string => `${firm}, and to nobody else`;

/** Which firms get a request. The same rule is in src/server/decide/firms.ts. */
export const whoGetsIt =
  'A request goes to at most three listed firms that work for its town and do all that it asks for. If more than three fit, the first three of our list get it, and a Featured Partner pays to be first.';

/** What happens to a request that fits no listed firm. */
export const nobodyFits = 'If nobody fits, we write to you and say so.';

export const changeRequest =
  'To change or withdraw your request, write to us from the email address that you gave, with your reference. We tell everyone who has it.';

/** What 'verified' means. */
export const verified = 'To be listed, a firm gives us its tax agent listing with Inland Revenue.';

/** All that a firm gives to be listed. */
export const listingRule = `To be listed, a firm gives us its tax agent listing, its professional body (CA ANZ, CPA Australia or ATAINZ) and its promise to reply ${replyTime.claim}.`;

/** What to do when returns or payments are late. */
export const whenBehind =
  'File what is missing first, even if you cannot pay. Then pay what you can, and ask for instalments for the rest.';

/** Why no accountant needs a visitor's login. */
export const noPassword =
  'Keep your myIR password to yourself: a tax agent is linked to your IRD number, and sees your account with a login of its own.';

/** What happens to a request from a town. */
export const townRequest = (town: string): string =>
  `We ask up to three accountants who work with clients in ${town}. They send you a price, and you choose one or none. If nobody fits, we write to you.`;
