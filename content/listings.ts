/** Which firms the site lists: the samples and the partners, or only the partners. */
export type Listings = 'samples' | 'own';

/**
 * The build's LISTINGS setting. Only the build reads this content. The build's settings reject an
 * invalid value.
 */
export const listings: Listings = process.env['LISTINGS'] === 'own' ? 'own' : 'samples';

/** The entries of a list, without samples in a build without them. */
export const shown = <Entry extends { readonly sample: boolean }>(
  entries: readonly Entry[],
): readonly Entry[] => entries.filter(({ sample }) => listings === 'samples' || !sample);
