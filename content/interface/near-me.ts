import { site } from '#content/site.ts';

/** A made-up listing, in the place of a real one. */
export interface LocalAccountant {
  readonly name: string;
  readonly rating: string;
  readonly reviews: string;
  /** Our own number, so that no stranger is rung. */
  readonly phone: string;
  readonly services: readonly string[];
  readonly responseTime: string;
  readonly distance: string;
}

/** The words around the visitor's place, and those of each sample listing. */
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
  listings: {
    tag: 'Sample listing',
    labels: {
      rating: 'Rating (sample)',
      services: 'Services',
      responseTime: 'Replies within (sample)',
      distance: 'Distance (sample)',
    },
    call: (phone: string) => `Call ${phone}`,
    /** Follows the words of a link for those who cannot see which listing it is part of. */
    about: (name: string) => `about ${name}`,
    quote: { label: 'Get Free Quote', path: '/quote' },
  },
} as const;
