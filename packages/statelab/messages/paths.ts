/** Exports of paths and tapes. */
export const exportWords = {
  noPage: 'This machine does not run on a page. Export it as a test of the machine alone.',
  notOnPage: (step: string) =>
    `The page cannot cause this step: ${step}. Export it as a test of the machine alone.`,
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
  nothing: 'This path does not exist.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Could not copy. Select the text and copy it by hand.',
  save: 'Save',
  text: 'Exported text',
} as const;

export const pathsView = {
  goal: 'Paths to',
  every: 'every transition, in as few paths as possible',
  searching: 'Looking for paths…',
  failed: 'The machine could not be explored. Load the page again.',
  paths: 'Paths',
  steps: 'Steps',
  step: (number: number, name: string) => `${number}. ${name}`,
  leadsTo: (state: string) => `→ ${state}`,
  perform: 'Perform it on the page',
  exportIt: 'Export it',
  notOnPage: 'Taken by the machine, but by no page: left to unit tests',
} as const;
