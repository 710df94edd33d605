import { expect, test, vi } from 'vitest';
import { build } from 'vite';
import { siteScripts } from '#src/build/code/site-scripts.ts';
import { files, readFile } from './built-site.ts';

/** Strings that occur only in the lab. */
const isOfLab = (module: string): boolean => /\/lab\/|\.scenario\.ts$/.test(module);

/** True for a file of the visit recorder, which is a separate build. */
const isOfRecorder = (file: string): boolean => /^\/(assets\/record-|record\.js$)/.test(file);

/** A built file’s name without its hash. */
const withoutHash = (file: string): string => file.replace(/-[\w-]{8}\.js$/, '.js');

test('the public bundle contains nothing of the lab', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    logLevel: 'silent',
    build: { write: false, rolldownOptions: siteScripts },
  });
  const chunks = [built]
    .flat()
    .flatMap((output) => ('output' in output ? output.output : []))
    .filter((file) => file.type === 'chunk');

  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  expect(modules.some((module) => module.endsWith('/src/views/provided-actors.ts'))).toBe(true);
  expect(modules.filter(isOfLab)).toEqual([]);

  // The built files, without hashes: the tests’ own settings change those.
  const names = chunks.map(({ fileName }) => withoutHash(`/${fileName}`));
  const scripts = [...files]
    .filter((file) => file.endsWith('.js') && !isOfRecorder(file))
    .map(withoutHash);
  expect(names.toSorted()).toEqual(scripts.toSorted());
}, 120_000);

test('no page loads the visit recorder, and only one code file names it', () => {
  const recorder = [...files].filter((file) => file.endsWith('.js') && isOfRecorder(file));
  expect(recorder).toContain('/record.js');
  const pages = [...files].filter((file) => file.endsWith('.html'));
  const asking = pages.filter((file) => {
    const html = readFile(file).toString();
    return recorder.some((script) => html.includes(script));
  });
  expect(asking).toEqual([]);
  const naming = [...files].filter(
    (file) =>
      file.endsWith('.js') &&
      !isOfRecorder(file) &&
      readFile(file).toString().includes('record.js'),
  );
  expect(naming.map(withoutHash)).toEqual(['/assets/entry-client.js']);
});

test('no file of the public site mentions the lab', () => {
  const readable = [...files].filter((file) => /\.(html|js|xml|txt|webmanifest)$/.test(file));
  expect(readable.length).toBeGreaterThan(60);
  const speaking = readable.filter((file) => {
    const text = readFile(file).toString();
    return text.includes('Machine lab') || text.includes('/lab/');
  });
  expect(speaking).toEqual([]);
});
