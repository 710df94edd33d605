/** What is drawn, given by the site whose drawings they are (art.config.ts). */
export interface Subject {
  readonly brand: string;
  readonly cities: readonly Place[];
  /** The guides, each by the name of its file. */
  readonly guides: readonly string[];
  /** The lines of the social pictures, by file name: those of families of pages and of single pages. */
  readonly lines: Readonly<Record<string, string>>;
  readonly tax: TaxFigures;
}

export interface Place {
  readonly slug: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** The figures of the law in the diagrams. */
export interface TaxFigures {
  /** Rates are fractions, limits are dollars. */
  readonly bands: readonly { readonly max: number; readonly rate: number }[];
  readonly companyRate: number;
  /** A person's tax on a profit, both in cents. */
  readonly personalTax: (profit: number) => number;
  /** The lowest profit on which a company pays no more than a sole trader, in cents. */
  readonly switchPoint: number;
}
