/** Words of what is exported from a path or a tape, and of its replay. */
export const exportWords = {
  machine: (id: string, fingerprint: string) => `Machine ${id}, of shape ${fingerprint}.`,
  steps: 'Steps',
  columns: ['What happened', 'Control', 'State after it'],
  difference: 'Difference',
  chart: 'Where it stood',
  noDifference: 'The machine does what was recorded.',
  noPage: 'This machine runs on no page of the site. Export it as a test of the machine alone.',
  notOnPage: (step: string) =>
    `No page can make this happen at that moment: ${step}. Export it as a test of the machine alone.`,
  format: 'Export as',
  formats: {
    playwright: 'Playwright test on the page',
    vitest: 'Vitest test on the machine',
    markdown: 'Bug report',
  },
  source: 'What is exported',
  choosePath: 'Choose another path',
  chooseTape: 'Or take a tape',
  otherMachine: (tape: string, machine: string) =>
    `This tape is of ${tape}. Open it in the views of that machine, not of ${machine}.`,
  preparing: 'Preparing the export…',
  nothing: 'There is no such path to export.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Could not copy. Select the text and copy it by hand.',
  save: 'Save',
  text: 'Exported text',
} as const;

/** Words of the lab's view of paths. */
export const pathsView = {
  goal: 'Paths to',
  cover: {
    transitions: 'every transition, in as few paths as possible',
    pairs: 'every pair of transitions that can follow each other',
  },
  kind: 'Which',
  shortest: 'a shortest path',
  simple: 'all simple paths',
  longest: 'Longest, in steps',
  searching: 'Looking for paths…',
  failed: 'The machine could not be explored. Load the page again.',
  paths: 'Paths',
  steps: 'Steps',
  step: (number: number, name: string) => `${number}. ${name}`,
  leadsTo: (state: string) => `→ ${state}`,
  perform: 'Perform it on the page',
  exportIt: 'Export it',
  notOnPage: 'Taken by the machine, but by no page: left to unit tests',
  unreachable: 'Not reached by any event that was tried',
  unknown: 'Unknown, because a bound was reached first',
} as const;
