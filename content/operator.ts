/** The operator of the site; null until the client supplies it. Pages omit missing details, and `npm run prelaunch` lists them. */
export interface Operator {
  readonly name: string | null;
  readonly town: string | null;
  /** New Zealand Business Number, 13 digits. */
  readonly nzbn: string | null;
  /** The person who writes the pages. */
  readonly editor: string | null;
  /** The person who checks the tax pages against their sources. */
  readonly reviewer: string | null;
  /** When the telephone is answered. */
  readonly hours: string | null;
  /** What a firm pays for a request. */
  readonly leadPrice: string | null;
}

export const operator: Operator = {
  name: null,
  town: null,
  nzbn: null,
  editor: null,
  reviewer: null,
  hours: null,
  leadPrice: null,
};

/** The names of missing details in `npm run prelaunch`. */
export const operatorNames: Readonly<Record<keyof Operator, string>> = {
  name: 'name of the operator',
  town: 'town of the operator',
  nzbn: 'NZBN of the operator',
  editor: 'name of who writes the pages',
  reviewer: 'name of who reviews the tax pages',
  hours: 'hours in which the telephone is answered',
  leadPrice: 'price of a request for a firm',
};
