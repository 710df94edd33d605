import { cities } from '#content/cities.ts';
import { verified } from '#content/promises.ts';
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
    wording: 'Only a client of the firm can have a review published.',
    shownOn: ['/'],
  },
  verifiedAgents: {
    figure: 'Verified tax agents',
    wording: verified,
    shownOn: ['/'],
  },
  professionalBodies: {
    figure: 'CAANZ and CPA registered',
    wording: 'To be listed, a firm names its professional body: CA ANZ, CPA Australia or ATAINZ.',
    shownOn: ['/'],
  },
  cities: {
    figure: `${cities.length} cities`,
    wording: `Ask from ${cities.length} towns and cities, or from anywhere else in New Zealand.`,
    shownOn: ['/'],
  },
  gstAndBas: {
    figure: 'GST and BAS returns',
    wording:
      'Some accountants prepare GST and BAS returns. New Zealand businesses file GST returns; BAS (business activity statement) is the Australian one.',
    shownOn: ['/small-business-tax', '/gst-and-bas-returns'],
  },
} as const satisfies Record<string, Claim>;
