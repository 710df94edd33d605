import { expect, test } from 'vitest';
import { inlineScript } from '#src/build/code/inline-script.ts';

test('only in development a page waits for its scripts longer than 15 seconds', async () => {
  expect(await inlineScript()).toContain('15e3');
  expect(await inlineScript(true)).not.toContain('15e3');
});
