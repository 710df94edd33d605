import { palette } from '#art/palette.ts';
import { block, line, words } from './pieces.ts';

/** One fee as a bar, and the same bar split: what is paid out and the tax that is kept back. */
export const withholding: string = [
  block([20, 34], [440, 52], palette.mist),
  words(240, 68, 'Your fee before GST', { fill: palette.ink }),
  line('M20 92v32M350 92v32M460 92v32', palette.mist, 2),
  block([20, 130], [330, 52]),
  words(185, 164, 'Paid to you'),
  block([350, 130], [110, 52], palette.marker),
  words(405, 164, 'Tax', { fill: palette.ink }),
  words(460, 214, 'Withheld by your client', { anchor: 'end' }),
].join('');
