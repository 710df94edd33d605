import { expect, test } from 'vitest';
import { drawCity } from '#art/cities/city-drawing.ts';
import { runSource } from '#tests/run-cli.ts';

test('rejects an unknown name with a sentence, and draws nothing', async () => {
  const { code, stdout, stderr } = await runSource('packages/art/draw.ts', 'atlantis');
  expect(stderr).toContain('There is nothing called atlantis to draw. Name a city or a guide');
  expect([code, stdout]).toEqual([1, '']);
});

test('a city without land is refused: its description would tell of what is not drawn', () => {
  expect(() => drawCity('atlantis')).toThrow(
    'atlantis has no land to draw. Add it to packages/art/cities/north-island.ts or south-island.ts, as its description in content/cities.ts has it.',
  );
});
