import { facts } from './facts.ts';
import { replyTime } from './promises.ts';
import { agentList, inlandRevenue, phone, registers } from './reach.ts';
import { site } from './site.ts';
import type { IsoDate, Text } from './text.ts';

/** A claim of the site about its service, in the specification's words. */
interface Claim {
  readonly title: string;
  readonly means: Text;
  /** How a visitor can check it. */
  readonly check: Text;
  /**
   * The day on which the operator confirmed the promise; null until then, and `npm run prelaunch`
   * lists it. Omitted if the site itself proves the claim.
   */
  readonly confirmed?: IsoDate | null;
}

export const claims: readonly Claim[] = [
  {
    title: facts.verifiedAgents.figure,
    means: `${facts.verifiedAgents.wording} A listed agent may file returns for its clients.`,
    check: `Ask ${inlandRevenue}, which keeps ${agentList}.`,
    confirmed: null,
  },
  {
    title: `${facts.cities.figure} nationwide`,
    means: facts.cities.wording,
    check: 'Choose your town on [the map](#locations), or ‘Other’ in [the request](/quote).',
  },
  {
    title: facts.professionalBodies.figure,
    means: `${facts.professionalBodies.wording} Members keep training and answer to its complaints process.`,
    check: `Look the name up: ${registers}.`,
    confirmed: null,
  },
  {
    title: 'Free quote comparison',
    means: `You pay nothing to ask and nothing to compare. The accountants pay ${site.brand} for the requests they receive.`,
    check:
      'No page asks for a card or an account, and [the terms](/terms) say that you need not accept a quote.',
  },
  {
    title: facts.clientReviews.figure,
    means: `${facts.clientReviews.wording} No reviews yet? The listing says so.`,
    check: 'Ask the accountant for two clients you may call.',
    confirmed: null,
  },
  {
    title: `Quotes within ${facts.quotesWithin.figure}`,
    means: `To be listed, a firm promises to reply ${replyTime.claim}.`,
    check: `You see at once when your request has arrived. Has nobody replied by then? Call us on ${phone}.`,
    confirmed: null,
  },
];
