/** Which firms the site lists: the specified samples beside its partners, or its partners alone. */
export type Listings = 'samples' | 'own';

/**
 * What LISTINGS says to the build. Content is read there alone, so a browser never asks.
 * A value that is neither is refused by the settings of the build.
 */
export const listings: Listings = process.env['LISTINGS'] === 'own' ? 'own' : 'samples';

/** What a list shows: everything, or in a build without samples what is no sample. */
export const shown = <Entry extends { readonly sample: boolean }>(
  entries: readonly Entry[],
): readonly Entry[] => entries.filter(({ sample }) => listings === 'samples' || !sample);
