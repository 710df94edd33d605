/** The search parameters of an address. Untrusted: anyone may have written the link. */
export type SearchParams = Readonly<Record<string, string>>;
