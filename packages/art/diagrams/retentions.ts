import { palette } from '#art/palette.ts';
import { block, marker, track, words } from './pieces.ts';

const claims = [1, 2, 3].map((number) => ({ number, x: 20 + 100 * (number - 1) }));

/** Three progress claims: the piece held back from each goes on to the end of the job. */
export const retentions: string = [
  track('M62 74C110 20 330 10 400 66M162 74C200 34 330 20 400 66M262 74C290 48 350 40 400 66'),
  ...claims.map(
    ({ number, x }) =>
      block([x, 98], [84, 94]) +
      block([x, 74], [84, 22], palette.marker) +
      words(x + 42, 152, 'Paid') +
      words(x + 42, 222, `Claim ${number}`),
  ),
  marker(404, 84, { size: 32 }),
  words(404, 146, 'Held back'),
  words(404, 172, 'to the end'),
].join('');
