const numeral = (count: number): string => count.toLocaleString('en-NZ');

export const coverage = {
  open: 'Open tapes',
  drop: 'Or drop any number of them on this view.',
  reading: 'Counting…',
  refusals: {
    otherMachine: (name: string, machine: string, known: readonly string[]): string =>
      `“${name}” is a tape of the machine “${machine}”. Open one of: ${known.join(', ')}.`,
    broken: (name: string, why: string): string =>
      `“${name}” could not be replayed on today’s machine: ${why}`,
  },
  number: numeral,
  visitCount: (count: number): string => `${numeral(count)} ${count === 1 ? 'visit' : 'visits'}`,
  otherShapes: (count: number): string =>
    `Recorded on another shape of the machine: ${numeral(count)}. They are counted as far as they fit.`,
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
