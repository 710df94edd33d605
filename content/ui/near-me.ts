import { site } from '#content/site.ts';

/** The words about the visitor's place. */
export const nearMe = {
  detecting: 'Detecting your location...',
  near: (place: string) => `Near ${place}`,
  country: 'New Zealand',
  /** For visitors without JavaScript, whose place is not looked up. */
  anywhere: 'Anywhere in New Zealand',
  banner: {
    text: (city: string) => `${city} has a page of its own.`,
    action: (city: string) => `See ${site.product.sentence} in ${city}`,
  },
} as const;
