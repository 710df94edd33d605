import { site } from '#content/site.ts';

/** The words of the blocks that are more than a section: the location grid, the services index, the paid partner. */
export const home = {
  locations: {
    heading: 'Find an accountant in your town',
    map: 'Map of the towns and cities',
    /** `towns` are those with a listed firm. */
    intro: (towns: string) =>
      `Firms are listed in ${towns} so far. From anywhere else you can ask too: most work is done online, and if nobody fits, we write to you. Not on the list? [See which town is nearest](/near-me).`,
  },
  services: {
    heading: 'What do you need help with?',
    intro: 'Typical fees, before you ask anyone.[^prices]',
    popular: 'Popular',
  },
  partner: {
    heading: 'Greenlion',
    tag: 'Featured Partner',
    disclosure: 'Paid placement',
    text: `Greenlion, in Auckland, pays ${site.brand} for this place. Compare it like any other firm.`,
    action: { label: 'Read about Greenlion', path: '/accountants/greenlion' },
  },
} as const;
