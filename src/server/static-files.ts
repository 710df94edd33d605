import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { codeOf } from './error-code.ts';

/** The compressed forms that a build leaves beside a file, best first, with how their names end. */
export const codings = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
] as const;

export type Coding = (typeof codings)[number]['coding'];

/** A file of a built site, with all that an answer says about it. */
export interface StaticFile {
  readonly type: string;
  /** Names the file's content, however it is compressed. */
  readonly etag: string;
  readonly content: Buffer<ArrayBuffer>;
  readonly compressed: ReadonlyMap<Coding, Buffer<ArrayBuffer>>;
}

/** True for a name with a segment that starts with a dot; the one such folder with addresses is RFC 8615's. */
const isHidden = (path: string): boolean =>
  /\/\./.test(path.startsWith('/.well-known/') ? path.slice('/.'.length) : path);

/** The paths of a folder's files. A link is none, so that nothing outside of the folder is. */
function pathsIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(
        ({ parentPath, name }) =>
          `/${relative(folder, join(parentPath, name)).replaceAll(sep, '/')}`,
      )
      .filter((path) => !isHidden(path));
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return [];
  }
}

/**
 * Reads a built site into memory, by path: no response waits for the disk, and a page and its scripts are
 * always of one build.
 */
export function readStaticFiles(distDir: string): ReadonlyMap<string, StaticFile> {
  const read = (path: string) => readFileSync(join(distDir, path));
  const paths = new Set(pathsIn(distDir));
  const isForm = (path: string): boolean =>
    codings.some(({ ending }) => path.endsWith(ending) && paths.has(path.slice(0, -ending.length)));
  return new Map(
    Array.from(paths)
      .filter((path) => !isForm(path))
      .map((path) => {
        const content = read(path);
        const forms = codings.filter(({ ending }) => paths.has(path + ending));
        return [
          path,
          {
            content,
            type: getMimeType(path) ?? 'application/octet-stream',
            etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
            compressed: new Map(
              forms.map(({ coding, ending }) => [coding, read(path + ending)] as const),
            ),
          },
        ];
      }),
  );
}
