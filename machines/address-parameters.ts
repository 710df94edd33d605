/** The parameters of an address, by name. Anyone may have written them into a link. */
export type AddressParameters = Readonly<Record<string, string>>;
