type Scalar = string | number | boolean | null;
interface JsonObject {
  readonly [key: string]: Json;
}
export type Json = Scalar | readonly Json[] | JsonObject;

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value);

/** A property’s values, as a list; for a list, those of its entries. */
export function valuesOf(value: Json, key: string): readonly Json[] {
  if (isList(value)) return value.flatMap((entry) => valuesOf(entry, key));
  const held = isObject(value) ? value[key] : undefined;
  if (held === undefined) return [];
  return isList(held) ? held : [held];
}

/** The texts of a page’s structured data scripts. */
export const scriptsOf = (document: Document): readonly string[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => script.textContent,
  );

/** A page’s data. Throws if it is not JSON. */
export const dataOf = (document: Document): readonly Json[] =>
  scriptsOf(document).map((text): Json => JSON.parse(text));

/** The nodes of a page's graph. */
export const nodesOf = (document: Document): readonly Json[] =>
  valuesOf(dataOf(document), '@graph');

export const typesOf = (node: Json): readonly Json[] => valuesOf(node, '@type');

/** The nodes of one type. */
export const nodesOfType = (document: Document, type: string): readonly Json[] =>
  nodesOf(document).filter((node) => typesOf(node).includes(type));

/** A value and everything within it. */
export const everythingIn = (value: Json): readonly Json[] => {
  const parts = isList(value) ? value : isObject(value) ? Object.values(value) : [];
  return [value, ...parts.flatMap(everythingIn)];
};

/** The keys of every object within a value. */
export const keysIn = (value: Json): readonly string[] =>
  everythingIn(value).flatMap((part) => (isObject(part) ? Object.keys(part) : []));
