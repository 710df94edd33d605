const numeral = (count: number): string => count.toLocaleString('en-NZ');

export const coverage = {
  sources: 'Count',
  tests: 'the test runs',
  visits: (count: number): string => `visits since the lab was opened (${count})`,
  files: (count: number): string => `files (${count})`,
  open: 'Open tapes or coverage files',
  drop: 'Or drop any number of them on this view. Tapes show what visitors do: they replace the test runs until you count those again.',
  reading: 'Counting…',
  noTests:
    'This lab was built without coverage of test runs. Run the tests, then start the lab again.',
  testsUnreadable:
    'The coverage of the test runs is not readable. Run the tests, then start the lab again.',
  notOfTests: 'The test runs did not count this machine.',
  otherShape:
    'It was counted on another shape of the machine. Removed parts are left out; new parts count as never used.',
  refusals: {
    otherMachine: (name: string, machine: string, known: readonly string[]): string =>
      `“${name}” is a tape of the machine “${machine}”. Open one of: ${known.join(', ')}.`,
    neither: (name: string): string =>
      `“${name}” is neither a tape nor a coverage file. Choose one that the lab or the tests saved.`,
    broken: (name: string, why: string): string =>
      `“${name}” could not be replayed on today’s machine: ${why}`,
    breaks: (name: string, step: number, why: string): string =>
      `“${name}” could not be replayed on today’s machine, which throws at step ${step}: ${why}`,
  },
  number: numeral,
  visitCount: (count: number): string => `${numeral(count)} ${count === 1 ? 'visit' : 'visits'}`,
  otherShapes: (count: number): string =>
    `Recorded on another shape of the machine: ${numeral(count)}. They are counted as far as they fit.`,
  summary: (covered: number, all: number, what: string): string => `${covered} of ${all} ${what}`,
  states: 'states',
  transitions: 'transitions',
  guards: 'guards both ways',
  tables: {
    ends: { caption: 'Where visits end', columns: ['State', 'Visits'] },
    nobody: { caption: 'What nobody takes', columns: ['Transition'] },
    states: { caption: 'States', columns: ['State', 'Times'] },
    transitions: { caption: 'Transitions', columns: ['Transition', 'Times'] },
    guards: { caption: 'Guards', columns: ['Guard', 'Passed', 'Refused'] },
  },
  never: 'never',
} as const;
