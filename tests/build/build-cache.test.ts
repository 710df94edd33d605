import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { cachedFile } from '#src/build/assets/build-cache.ts';

test('shows no reader a half-written cache file', async () => {
  const whole = new Uint8Array(16 * 1024 * 1024);
  const asked = { name: 'test', extension: 'bin', inputs: [randomUUID()] };
  const nothing = () => Promise.reject(new Error('no file'));
  const sizes = new Set<number>();
  // Finds the file's name.
  const file = await cachedFile({ ...asked, make: () => Promise.resolve(new Uint8Array()) });
  onTestFinished(() => rm(file, { force: true }));
  await rm(file);
  const writing = cachedFile({ ...asked, make: () => Promise.resolve(whole) });
  const written = new AbortController();
  void writing.finally(() => written.abort());
  while (!written.signal.aborted) {
    if (existsSync(file)) sizes.add(statSync(file).size);
    await new Promise(setImmediate);
  }
  sizes.add(statSync(file).size);
  expect([...sizes]).toEqual([whole.byteLength]);
  expect(await cachedFile({ ...asked, make: nothing })).toBe(file);
});

test('caches a result by each of its inputs', async () => {
  const [one, other] = await Promise.all(
    [
      ['ab', 'c'],
      ['a', 'bc'],
    ].map((inputs) =>
      cachedFile({ name: 'test', extension: 'txt', inputs, make: async () => Buffer.from('') }),
    ),
  );
  onTestFinished(async () => {
    await Promise.all([one, other].map((file) => rm(file ?? '', { force: true })));
  });
  expect(one).not.toBe(other);
});
