import { line, marker, track, words } from './pieces.ts';

/** The place of a date on the track, by the days since 1 April. */
const placeOf = (days: number): number => Math.round(20 + (days / 365) * 440);

const provisionalTax = [
  { date: '7 May', days: 36 },
  { date: '28 Aug', days: 149 },
  { date: '15 Jan', days: 289 },
];

/** A tax year as a track from April to March: three instalments above it. */
export const businessYear: string = [
  words(240, 34, 'Provisional tax'),
  track('M20 128H460'),
  line('M20 114v28M460 114v28'),
  ...provisionalTax.map(
    ({ date, days }) => marker(placeOf(days), 124) + words(placeOf(days), 84, date),
  ),
  words(20, 186, 'April', { anchor: 'start' }),
  words(460, 186, 'March', { anchor: 'end' }),
].join('');
