import type { City } from '#content/cities.ts';
import type { LedgerGroup } from '#content/interface/figures.ts';
import type { Guide, GuideCard } from '#content/guide.ts';
import type { Page } from '#content/page.ts';
import type { Picture } from '#src/design/hero.tsx';
import type { PageSummary } from '#src/routes/page/summary.ts';

/** The kinds of page whose addresses are a list in content, with the props of each view. */
export type ListedProps =
  | {
      readonly kind: 'category';
      readonly page: Page;
      readonly cards: readonly GuideCard[];
    }
  | {
      readonly kind: 'city';
      readonly page: Page;
      readonly city: City;
      readonly region: string;
      /** Where it is in the country. */
      readonly map: Picture;
    }
  | { readonly kind: 'figures'; readonly page: Page; readonly groups: readonly LedgerGroup[] }
  | { readonly kind: 'guide'; readonly guide: Guide; readonly card: GuideCard }
  /** A legal text is read as a guide is, and has no card. */
  | { readonly kind: 'guide'; readonly guide: Page; readonly card: null }
  | { readonly kind: 'standard'; readonly page: Page };

/** A page of such a list: its path, and how to gather its content. */
export interface ListedPage {
  readonly path: string;
  readonly gather: () => Promise<{ props: ListedProps; head: PageSummary }>;
}
