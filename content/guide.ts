import type { Page } from './page.ts';
import { site } from './site.ts';
import type { Category } from './subjects.ts';
import type { IsoDate } from './text.ts';

/** What a card on the resources index and the head of a guide say. */
export interface GuideCard {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  /** When the guide was first published. */
  readonly date: IsoDate;
  readonly category: Category;
  /** Whole minutes; see `readTime`. */
  readonly readTime: number;
  readonly popular?: true;
  /** The one article above the cards. */
  readonly featured?: true;
}

/** A guide's words: its page, its card, and a summary of two to four sentences or points. */
export interface Guide extends Page {
  readonly card: Omit<GuideCard, 'slug' | 'author' | 'readTime'>;
  readonly summary: readonly string[];
  readonly drawingAlt: string;
}

/** Words a minute: a careful reader of plain but technical English. */
const pace = 220;

/** What is said of a piece of content, and not by it. */
const unread = new Set(['id', 'kind']);

/** Every text a visitor reads in a piece of content, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (unread.has(key) ? [] : textsIn(part)));
}

/** How many words a visitor reads in a guide; ids and kinds are not counted. */
export function wordCount({ heading, lede, summary, sections }: Guide): number {
  return textsIn([heading, lede, summary, sections])
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Whole minutes, one at the least. */
export const readTime = (guide: Guide): number => Math.max(1, Math.round(wordCount(guide) / pace));

/** The card of a guide. */
export const cardOf = (guide: Guide): GuideCard => ({
  ...guide.card,
  slug: guide.path.replace('/blog/', ''),
  author: `${site.brand} editors`,
  readTime: readTime(guide),
});
