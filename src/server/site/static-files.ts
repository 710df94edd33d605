import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

/** The compressed copies that a build leaves beside a file, best first, with their file name endings. */
const codings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export type Coding = (typeof codings)[number][0];

export type StaticFile = NonNullable<ReturnType<ReturnType<typeof readStaticFiles>['get']>>;

/** True for a path with a segment that starts with a dot, except RFC 8615's /.well-known. */
const isHidden = (path: string): boolean =>
  /\/\./.test(path.startsWith('/.well-known/') ? path.slice('/.'.length) : path);

/** The paths of a folder's files. Links are left out: they may lead outside the folder. */
const pathsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .map((path) => `/${path}`)
    .filter((path) => !isHidden(path));

/** Reads a built site into memory, by path: a page and its scripts are always from one build. */
export function readStaticFiles(distDir: string) {
  const read = (path: string) => readFileSync(join(distDir, path));
  const paths = new Set(existsSync(distDir) ? pathsIn(distDir) : []);
  const isCompressed = (path: string): boolean =>
    codings.some(([, ending]) => path.endsWith(ending) && paths.has(path.slice(0, -ending.length)));
  const fileAt = (path: string) => {
    const content = read(path);
    const copies = codings.filter(([, ending]) => paths.has(path + ending));
    return {
      content,
      type: getMimeType(path) ?? 'application/octet-stream',
      // Of the content, however it is compressed.
      etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
      compressed: new Map(copies.map(([coding, ending]) => [coding, read(path + ending)])),
    };
  };
  const files = Array.from(paths).filter((path) => !isCompressed(path));
  return new Map(files.map((path) => [path, fileAt(path)]));
}
