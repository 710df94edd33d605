/** Response headers for a path, or for all paths below one that ends in /*. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Parses the text of a `_headers` file. Throws for a line that is neither a path nor a header. */
export function parseHeaderRules(text: string): readonly HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name, value = ''] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} });
    else if (rule && name) rule.headers[name] = value;
    else throw new Error(`The line "${line}" of _headers is neither a path nor a header.`);
  }
  return rules;
}

const matches = ({ path: pattern }: HeaderRule, path: string): boolean =>
  pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

export const headersFor = (
  rules: readonly HeaderRule[],
  path: string,
): Readonly<Record<string, string>> =>
  Object.assign({}, ...rules.filter((rule) => matches(rule, path)).map(({ headers }) => headers));
