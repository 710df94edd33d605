import { palette } from '#art/palette.ts';
import { line, words } from './pieces.ts';

const arms = [
  { text: 'Inland Revenue', side: 1 },
  { text: 'Deductions', side: -1 },
  { text: 'GST', side: 1 },
  { text: 'Accountants', side: -1 },
];

/** A post with an arm for each subject of the questions. */
export const signpost: string = [
  line('M240 12V236', palette.mist, 10),
  ...arms.map(({ text, side }, index) => {
    const top = 22 + 48 * index;
    const shape = `M${240 - 30 * side} ${top}h${210 * side}l${22 * side} 20 ${-22 * side} 20h${-210 * side}z`;
    return (
      `<path fill="${palette.white}" d="${shape}"/>` +
      words(240 + 75 * side, top + 28, text, { fill: palette.ink })
    );
  }),
].join('');
