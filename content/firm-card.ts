import type { Link } from './page.ts';
import type { Text } from './text.ts';

/** What clients say of a firm. */
export interface Rating {
  /** Out of five. */
  readonly score: number;
  readonly reviews: number;
}

/** A firm as a list shows it, to be compared. */
export interface FirmCard {
  readonly name: string;
  readonly tag?: 'Featured Partner' | 'Sample';
  /** Said of a paid placement, which also is on a ground of its own. */
  readonly paid?: Text;
  /** Null where nobody has reviewed it. */
  readonly rating: Rating | null;
  readonly specialty?: string;
  readonly place: string;
  readonly services: readonly string[];
  /** How soon it answers: '1 hour'. */
  readonly responseTime?: string;
  /** The button that asks for a quote, and a quieter one. */
  readonly action: Link;
  readonly secondary: {
    readonly label: string;
    /** Follows the label for those who cannot see whose card it is on. */
    readonly whose: string;
    readonly href: string;
  };
}

/** The words of every card. */
export const cardWords = {
  rating: ({ score, reviews }: Rating) => `${score} out of 5, ${reviews} reviews`,
  unrated: 'No reviews yet',
  replies: (time: string) => `replies within ${time}`,
  services: 'Services',
} as const;
