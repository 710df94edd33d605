import type { Link, Text } from './text.ts';

/** What clients say of a firm. */
export interface Rating {
  /** Out of five. */
  readonly score: number;
  /** Of how many reviews, in words. */
  readonly text: string;
}

/** A rating out of five from so many reviews. */
export const ratingFrom = (score: number, reviews: number): Rating => ({
  score,
  text: `${score} out of 5, ${reviews} reviews`,
});

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
  /** How soon it answers: 'replies within 1 hour'. */
  readonly replies?: string;
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
  unrated: 'No reviews yet',
  services: 'Services',
} as const;
