const isName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);

const quoted = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\r', String.raw`\r`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)}'`;

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
