import { palette } from '#art.config.ts';
import { block, line, lines, marker, track, words } from './pieces.ts';

const stages = [
  ['A', 'question'],
  ['Risk', 'review'],
  ['Notice', 'of audit'],
  ['Proposed', 'change'],
];

/** The four letters of a check, each a larger marker higher up. */
export const auditStages: string = [
  track('M0 150C60 130 110 128 180 112S340 96 480 50'),
  ...stages.map((stage, index) => {
    const [x, y] = [62 + 120 * index, 124 - 20 * index];
    return marker(x, y, { size: 20 + 5 * index }) + lines(x, y + 46 + 5 * index, stage);
  }),
].join('');

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

const ways = [
  { text: 'Call', y: 48 },
  { text: 'Write', y: 120 },
  { text: 'Form', y: 192 },
];

/** Three ways that lead to one place. */
export const contactWays: string = [
  ...ways.map(
    ({ text, y }) =>
      track(`M110 ${y}C220 ${y} 270 120 372 120`) + words(30, y + 8, text, { anchor: 'start' }),
  ),
  marker(392, 112, { size: 44 }),
  words(392, 188, 'Waymark'),
].join('');

const ground = 188;
const heights = [150, 124, 98, 72, 46, 20];

/** A debt that grows smaller with each instalment until it is paid. */
export const debtSteps: string = [
  ...heights.map((height, index) => {
    const fill = index === 0 ? palette.markerLight : palette.bushMid;
    return block([24 + 62 * index, ground - height], [50, height], fill);
  }),
  line(`M10 ${ground}H470`),
  words(460, 60, 'Instalment', { anchor: 'end' }),
  words(460, 86, 'by instalment', { anchor: 'end' }),
  words(24, 220, 'Owed', { anchor: 'start' }),
  marker(432, 162, { size: 28 }),
  words(432, 220, 'Paid'),
].join('');

/** GST as a round track with four stations, clockwise from the top left. */
export const gstCycle: string = [
  track('M113 120a127 64 0 1 1 254 0a127 64 0 1 1-254 0'),
  words(240, 134, 'GST', { size: 42 }),
  marker(150, 75, { text: '1' }),
  lines(116, 68, ['Charge it', 'on sales'], { anchor: 'end' }),
  marker(330, 75, { text: '2' }),
  lines(364, 68, ['Claim it', 'on costs'], { anchor: 'start' }),
  marker(330, 165, { text: '3' }),
  lines(364, 174, ['File the', 'return'], { anchor: 'start' }),
  marker(150, 165, { text: '4' }),
  lines(116, 174, ['Pay by', 'the 28th'], { anchor: 'end' }),
].join('');

const steps = ['Register', 'Details', 'Deduct', 'File', 'Pay'];

/** The five steps of an employer as markers up a track. */
export const payeSteps: string = [
  track('M52 152L428 56L470 45'),
  ...steps.map((name, index) => {
    const [x, y] = [52 + 94 * index, 152 - 24 * index];
    return marker(x, y, { text: String(index + 1) }) + words(x, y + 50, name);
  }),
].join('');

/** Three progress claims: the piece held back from each goes on to the end of the job. */
export const retentions: string = [
  track('M62 74C110 20 330 10 400 66M162 74C200 34 330 20 400 66M262 74C290 48 350 40 400 66'),
  ...[20, 120, 220].map(
    (x, index) =>
      block([x, 98], [84, 94]) +
      block([x, 74], [84, 22], palette.marker) +
      words(x + 42, 152, 'Paid') +
      words(x + 42, 222, `Claim ${index + 1}`),
  ),
  marker(404, 84, { size: 32 }),
  words(404, 146, 'Held back'),
  words(404, 172, 'to the end'),
].join('');
