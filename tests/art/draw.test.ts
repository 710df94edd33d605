import { expect, test } from 'vitest';
import { runSource } from '#tests/run-cli.ts';

test('a name that nothing has is answered with a sentence, and nothing is drawn', async () => {
  const { code, stdout, stderr } = await runSource('art/draw.ts', 'atlantis');
  expect(stderr).toContain('There is nothing called atlantis to draw. Name a city or a guide');
  expect([code, stdout]).toEqual([1, '']);
});
