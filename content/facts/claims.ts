import { cities } from '#content/cities.ts';
import type { Path } from '#content/text.ts';

/** Claims about the service, in the specification's words. */
interface Claim {
  readonly figure: string;
  /** One sentence with the claim, ready to print. */
  readonly wording: string;
  readonly shownOn: readonly Path[];
}

export const claims = {
  freeForClients: {
    figure: 'Free',
    wording: 'Free quote comparison with no obligation: the accountants pay for the service.',
    shownOn: ['/', '/quote', '/contact'],
  },
  clientReviews: {
    figure: 'Genuine client reviews',
    wording: 'Genuine client reviews help you choose.',
    shownOn: ['/'],
  },
  verifiedAgents: {
    figure: 'Verified tax agents',
    wording: 'We ask every partner for its tax agent listing before it receives a request.',
    shownOn: ['/'],
  },
  professionalBodies: {
    figure: 'CAANZ and CPA registered',
    wording: 'We ask each to belong to CAANZ or CPA Australia.',
    shownOn: ['/'],
  },
  cities: {
    figure: `${cities.length} cities`,
    wording: `Ask from ${cities.length} towns and cities.`,
    shownOn: ['/'],
  },
  gstAndBas: {
    figure: 'GST and BAS returns',
    wording:
      'Accountants listed here prepare GST and BAS returns. New Zealand businesses file GST returns; BAS (business activity statement) is the Australian one.',
    shownOn: ['/small-business-tax', '/gst-and-bas-returns'],
  },
} as const satisfies Record<string, Claim>;
