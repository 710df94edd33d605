import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a name that nothing has is answered with a sentence, and nothing is drawn', () => {
  const { status, stdout, stderr } = spawnSync('npx', ['tsx', 'art/draw.ts', 'atlantis'], {
    encoding: 'utf8',
  });
  expect(stderr).toContain('There is nothing called atlantis to draw. Name a city or a guide');
  expect([status, stdout]).toEqual([1, '']);
});
