const isName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);

const quoted = (text: string): string => {
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"');
  return `'${inner.replaceAll("'", String.raw`\'`)}'`;
};

/** A plain value as TypeScript source; of an error only the message. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (value === undefined) return 'undefined';
  if (value instanceof Error) return `new Error(${quoted(value.message)})`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, part]) => `${isName(key) ? key : quoted(key)}: ${literal(part)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
