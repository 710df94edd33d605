import { palette } from '#art/palette.ts';
import type { TaxFigures } from '#art/subject.ts';
import { block, line, words } from './pieces.ts';

const ground = 200;
const width = 92;
const place = (index: number): number => 10 + width * index;

/** The bands as steps: as high as their rates, equally wide, with the income between them. */
export const taxBands = ({ bands }: TaxFigures): string =>
  [
    ...bands.map(({ rate }, index) => {
      const height = Math.round(rate * 400);
      return (
        block([place(index) + 2, ground - height], [width - 4, height]) +
        words(place(index) + width / 2, ground - height - 9, `${Number((rate * 100).toFixed(1))}%`)
      );
    }),
    line(`M4 ${ground}H476`),
    ...bands.slice(0, -1).map(({ max }, index) =>
      words(place(index + 1), 228, `$${max.toLocaleString('en-NZ')}`, {
        size: 20,
        fill: palette.mist,
      }),
    ),
  ].join('');
