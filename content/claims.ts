import { cities } from './cities.ts';
import { facts } from './facts.ts';
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
    check:
      'Ask the agent for its listing, and ask [Inland Revenue](https://www.ird.govt.nz) before you sign.',
    confirmed: null,
  },
  {
    title: `${facts.cities.figure} nationwide`,
    means: `Each of the ${cities.length} has a page of its own, from ${cities[0].name} in the north to ${cities.at(-1)?.name} in the south.`,
    check: 'Open any of them from [the map](#locations).',
  },
  {
    title: facts.professionalBodies.figure,
    means:
      'We ask each to belong to CAANZ (Chartered Accountants Australia and New Zealand) or CPA Australia, and to name its body. Members have passed its exams, keep training and answer to its complaints process.',
    check: 'Search the members of either body by name, on its website.',
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
    means:
      'A review is published only if it comes from a client the accountant has worked for. A firm that nobody has reviewed says so.',
    check: 'Ask the accountant for two clients you may ring.',
    confirmed: null,
  },
  {
    title: `Quotes within ${facts.quotesWithin.figure}`,
    means: 'We ask every partner to promise this. Weekends and public holidays do not count.',
    check: `You see at once when your request has arrived. If nobody has answered by then, call [${site.phone}](tel:${site.phone.replaceAll(' ', '')}).`,
    confirmed: null,
  },
];
