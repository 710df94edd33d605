const numeral = (count: number): string => count.toLocaleString('en-NZ');

/** The words of the lab's coverage view. */
export const coverage = {
  sources: 'Count',
  tests: 'the test runs',
  visits: (count: number): string => `visits since the lab was opened (${count})`,
  files: (count: number): string => `files (${count})`,
  open: 'Open tapes or coverage files',
  drop: 'Or drop them anywhere on this view, as many as there are. Tapes show what visitors do: the test runs are then left out, until you count them again.',
  reading: 'Counting…',
  noTests:
    'No test run was counted when this lab was built. Run the tests, then start the lab again.',
  testsUnreadable:
    'The coverage of the test runs could not be read. Run the tests, then start the lab again.',
  notOfTests: 'The test runs did not count this machine.',
  otherShape:
    'It was counted on another shape of the machine. What is no longer there is left out; what is new counts as never.',
  refusals: {
    otherMachine: (name: string, machine: string, shown: string): string =>
      `“${name}” is a tape of ${machine}; this is the coverage of ${shown}. Open it there.`,
    neither: (name: string): string =>
      `“${name}” is neither a tape nor a coverage file. Choose one that the lab or the tests saved.`,
    broken: (name: string, why: string): string =>
      `“${name}” could not be played on the machine as it is: ${why}`,
    breaks: (name: string, step: number, why: string): string =>
      `“${name}” could not be played on the machine as it is, which breaks at step ${step}: ${why}`,
    unknownMachine: (name: string, machine: string, known: readonly string[]): string =>
      `“${name}” is a tape of “${machine}”, and there is no such machine; there are ${known.join(', ')}.`,
  },
  number: numeral,
  percent: (share: number): string => `${Math.round(share * 100)}%`,
  visitCount: (count: number): string => `${numeral(count)} ${count === 1 ? 'visit' : 'visits'}`,
  otherShapes: (count: number): string =>
    `Recorded on another shape of the machine: ${numeral(count)}. They are counted as far as they fit.`,
  summary: (covered: number, all: number, what: string): string => `${covered} of ${all} ${what}`,
  states: 'states',
  transitions: 'transitions',
  guards: 'guards both ways',
  tables: {
    ends: { caption: 'Where visits end', columns: ['State', 'Visits', 'Share'] },
    nobody: { caption: 'What nobody takes', columns: ['Transition'] },
    states: { caption: 'States', columns: ['State', 'Times'] },
    transitions: { caption: 'Transitions', columns: ['Transition', 'Times'] },
    guards: { caption: 'Guards', columns: ['Guard', 'Passed', 'Refused'] },
  },
  never: 'never',
  legend: {
    heading: 'The width of a line tells how often the transition is taken:',
    range: (from: number, to: number): string =>
      from === to ? `×${numeral(from)}` : `×${numeral(from)} to ×${numeral(to)}`,
  },
} as const;
