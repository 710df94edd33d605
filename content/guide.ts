import type { Page } from './page.ts';
import { site } from './site.ts';
import type { Category } from './subjects.ts';
import type { IsoDate } from './text.ts';

/** The words of a guide's card and of its heading. */
export interface GuideCard {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  /** The day of first publication. */
  readonly date: IsoDate;
  readonly category: Category;
  /** Whole minutes; see `readTime`. */
  readonly readTime: number;
  readonly popular?: true;
  /** True for the article above the cards. */
  readonly featured?: true;
}

/** A guide: its page, its card, and a summary of two to four sentences or points. */
export interface Guide extends Page {
  readonly kind: 'guide';
  readonly card: Omit<GuideCard, 'slug' | 'author' | 'readTime'>;
  readonly summary: readonly string[];
  readonly drawingAlt: string;
}

/** True for a page with a card and a summary. */
export const isGuide = (page: Page): page is Guide => 'card' in page && 'summary' in page;

/** Words a minute of a careful reader of technical English. */
const pace = 220;

/** Metadata, which visitors do not read in the text. */
const unread = new Set(['id', 'kind']);

/** Every text of a piece of content, at any depth. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (unread.has(key) ? [] : textsIn(part)));
}

/** The number of words in a guide, without ids and kinds. */
export function wordCount({ heading, lede, summary, sections }: Guide): number {
  return textsIn([heading, lede, summary, sections])
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Whole minutes, at least one. */
export const readTime = (guide: Guide): number => Math.max(1, Math.round(wordCount(guide) / pace));

/** The card of a guide. */
export const cardOf = (guide: Guide): GuideCard => ({
  ...guide.card,
  slug: guide.path.replace('/blog/', ''),
  author: `${site.brand} editors`,
  readTime: readTime(guide),
});
