/** Who answers for the site; null until the client says. No page shows a missing one, and `npm run prelaunch` lists it. */
export interface Operator {
  readonly name: string | null;
  readonly town: string | null;
  /** New Zealand Business Number, 13 digits. */
  readonly nzbn: string | null;
  /** Who reads the tax pages against their sources. */
  readonly reviewer: string | null;
}

export const operator: Operator = { name: null, town: null, nzbn: null, reviewer: null };

/** What `npm run prelaunch` calls what is missing. */
export const operatorNames: Readonly<Record<keyof Operator, string>> = {
  name: 'name of the operator',
  town: 'town of the operator',
  nzbn: 'NZBN of the operator',
  reviewer: 'name of who reviews the tax pages',
};
