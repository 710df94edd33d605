/** What stands after the ? of an address, by name. Whoever followed a link may have written it. */
export type AddressParameters = Readonly<Record<string, string>>;
