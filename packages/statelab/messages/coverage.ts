import { count } from './count.ts';

const numeral = (number: number): string => number.toLocaleString('en-NZ');

export const coverage = {
  open: 'Open tapes',
  drop: 'Or drop any number of them on this view.',
  reading: 'Counting…',
  number: numeral,
  visitCount: (visits: number): string => count(visits, 'visit'),
  otherShapes: (visits: number): string =>
    `Recorded on another shape of the machine: ${numeral(visits)}. They are counted as far as they fit.`,
  summary: (covered: number, all: number, what: string): string => `${covered} of ${all} ${what}`,
  states: 'states',
  transitions: 'transitions',
  tables: {
    ends: { caption: 'Where visits end', columns: ['State', 'Visits'] },
    nobody: { caption: 'What nobody takes', columns: ['Transition'] },
    states: { caption: 'States', columns: ['State', 'Times'] },
    transitions: { caption: 'Transitions', columns: ['Transition', 'Times'] },
  },
  never: 'never',
} as const;
