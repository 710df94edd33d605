/** Response headers for the paths that a pattern names: one path, or with /* at its end all below it. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Prints a `_headers` file, as static hosts read it. Hosts join the values of one header from several rules,
 * so no two rules may give the same one.
 */
export const printHeaderRules = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');

/** Reads the text of a `_headers` file. Throws a sentence for a line that is neither path nor header. */
export function parseHeaderRules(text: string): readonly HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const header = /^\s+(?<name>[\w-]+):\s*(?<value>.*)$/.exec(line)?.groups;
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} });
    else if (rule && header?.['name'] !== undefined) {
      rule.headers[header['name']] = header['value'] ?? '';
    } else throw new Error(`The line "${line}" of _headers is neither a path nor a header.`);
  }
  return rules;
}

const names = ({ path: pattern }: HeaderRule, path: string): boolean =>
  pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The headers that the rules give a path. */
export const headersFor = (
  rules: readonly HeaderRule[],
  path: string,
): Readonly<Record<string, string>> =>
  Object.assign({}, ...rules.filter((rule) => names(rule, path)).map(({ headers }) => headers));
