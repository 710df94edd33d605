import { expect, test } from 'vitest';
import { packText, unpackText } from '#statelab/live/tape-link.ts';

test('a text is packed for a link, and found in it again', async () => {
  expect(await unpackText(await packText('Kia ora, Ōtaki 👋'))).toBe('Kia ora, Ōtaki 👋');
});

test('a short link that becomes a text of 21 million characters is refused', async () => {
  const packed = await packText(' '.repeat(21_000_000));
  expect(packed.length).toBeLessThan(30_000);
  await expect(unpackText(packed)).rejects.toThrow('The link holds more than 20000000 bytes.');
});
