import { site } from './site.ts';
import type { Link, Text } from './text.ts';

/** The rating of a firm by its clients. */
export interface Rating {
  /** Out of five. */
  readonly score: number;
  /** The number of reviews, in words. */
  readonly text: string;
}

/** A rating out of five, with its number of reviews. */
export const ratingFrom = (score: number, reviews: number): Rating => ({
  score,
  text: `${score} out of 5, ${reviews} reviews`,
});

/** A firm's card in a list. */
export interface FirmCard {
  readonly name: string;
  readonly tag?: 'Featured Partner' | 'Sample';
  /** The path of a photograph of the contact person. */
  readonly portrait?: string | undefined;
  /** The label of a paid placement, which also has its own background. */
  readonly paid?: Text;
  /** Null without reviews. */
  readonly rating: Rating | null;
  readonly specialty?: string;
  readonly place: string;
  readonly services: readonly string[];
  /** How soon the firm replies: 'replies within 1 hour'. */
  readonly replies?: string;
  /** The quote button, and a secondary one. */
  readonly action: Link;
  readonly secondary: {
    readonly label: string;
    /** Follows the label for screen readers, to name the firm. */
    readonly whose: string;
    readonly href: string;
  };
}

/** The initials of a firm's first two words; two letters of a single word. */
export const monogramOf = (name: string): string => {
  const [first = '', second] = name.split(' ');
  return second === undefined ? first.slice(0, 2) : first.slice(0, 1) + second.slice(0, 1);
};

/** The words of every card. */
export const cardWords = {
  unrated: 'No reviews yet',
  /** Opens the samples. */
  samples: 'How a listing looks',
  services: 'Services',
} as const;

/** Said once of the samples among the cards; empty without any. */
export const samplesNote = (cards: readonly FirmCard[]): string =>
  cards.some(({ tag }) => tag === 'Sample')
    ? `These are sample listings: they are made up, to show what you compare. No sample receives a request, and calls reach ${site.brand}.`
    : '';
