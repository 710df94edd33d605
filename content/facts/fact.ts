import type { IsoDate, Path, Text } from '#content/text.ts';

/**
 * How certain a figure is. 'verified': read in the Act or on Inland Revenue's page. 'quoted': read in
 * a word-for-word quotation of Inland Revenue's page. 'unverified': neither.
 */
export type Confidence = 'verified' | 'quoted' | 'unverified';

/** An entry of the ledger: a tax fact, a price or another figure that the pages print. */
export interface Fact {
  /** The name of the figure: 'GST rate'. */
  readonly subject: string;
  /** The figure that applies today, as printed. */
  readonly figure: string;
  /** Sentences with the figure, ready to print, and its mark at the end. */
  readonly wording: Text;
  /** For a price: how long the work takes. */
  readonly time?: string;
  /** The day, year or period from which the figure applies, if known. */
  readonly since?: string;
  /** The specification’s figure, where the law has changed since. Only tests read it. */
  readonly specified?: string;
  /** Earlier figures, where they still matter. */
  readonly before?: Text;
  readonly source: string;
  /** The source: the section of the Act, or Inland Revenue's page. */
  readonly url?: `https://${string}`;
  readonly confidence: Confidence;
  /**
   * The day on which the operator confirmed an unverified figure of its own, such as a price or a
   * promise. Until then `npm run prelaunch` lists it.
   */
  readonly confirmed?: IsoDate;
  /** The day on which the source was last checked. */
  readonly checked: IsoDate;
  /** The pages that print the figure. */
  readonly shownOn: readonly Path[];
}

/** The entries of one subject, by their ids, which are also their addresses on /figures. */
export type Facts = Readonly<Record<string, Fact>>;

/** The day on which the whole ledger was last checked. */
export const lastChecked = '2026-11-22';
