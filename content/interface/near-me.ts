import { site } from '#content/site.ts';

/** The words around the visitor's place. */
export const nearMe = {
  detecting: 'Detecting your location...',
  near: (place: string) => `Near ${place}`,
  country: 'New Zealand',
  /** For visitors without JavaScript: their place is not looked up. */
  anywhere: 'Anywhere in New Zealand',
  privacy:
    'Your browser may ask if this page can use your location. Whether you agree or not, we then ask an outside service which town your internet address belongs to. We do not read your coordinates, and we keep nothing. If no town is found, we show the whole country.',
  banner: {
    text: (city: string) => `${city} has a page of its own.`,
    action: (city: string) => `See ${site.product.sentence} in ${city}`,
  },
} as const;
