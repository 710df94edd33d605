/** An address's search parameters by name. Untrusted: anyone may have written the link. */
export type SearchParams = Readonly<Record<string, string>>;
