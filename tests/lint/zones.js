import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const { imports } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/** The path of an imported file from the root, or what it is imported by: `npm:xstate`, `node:fs`. */
function pathOf(specifier, file) {
  if (specifier.startsWith('.')) return join(dirname(file), specifier);
  if (!specifier.startsWith('#'))
    return specifier.startsWith('node:') ? specifier : `npm:${specifier}`;
  const [alias, target] =
    Object.entries(imports).find(([name]) => specifier.startsWith(name.replace('*', ''))) ?? [];
  return target === undefined
    ? specifier
    : join(target.replace('*', ''), specifier.slice(alias.replace('*', '').length));
}

/**
 * A rule of oxlint: a room imports itself and the rooms in its row. The option is the table: a room is
 * a folder, a file, or the end of a file's name behind an asterisk; the deepest that matches counts.
 * `npm:*` and `node:*` are all packages and all of Node. What is in no room may import anything.
 */
export const zones = {
  meta: { schema: [{ type: 'object' }] },
  create(context) {
    const [table = {}] = context.options;
    const rooms = Object.keys(table).toSorted((a, b) => b.length - a.length);
    const roomOf = (path) =>
      rooms.find((room) =>
        room.startsWith('*')
          ? path.endsWith(room.slice(1))
          : path === room || path.startsWith(`${room}/`),
      );
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const room = roomOf(file);
    if (room === undefined) return {};
    const mayImport = (path) => {
      const [kind] = /^(?:npm|node):/.exec(path) ?? [];
      if (kind) return table[room].some((each) => each === path || each === `${kind}*`);
      const target = roomOf(path) ?? path.split('/', 1)[0];
      return target === room || table[room].includes(target);
    };
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const path = pathOf(source.value, file);
      if (mayImport(path)) return;
      const message = `${room} does not import ${path}. It imports ${table[room].join(', ') || 'itself'}: see the zones in .oxlintrc.json.`;
      context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
