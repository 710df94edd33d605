/** Exports of paths and tapes. */
export const exportWords = {
  noPage: 'This machine does not run on a page. Save a tape: the gate replays it on the machine.',
  notOnPage: (step: string) =>
    `The page cannot cause this step: ${step}. Save a tape: the gate replays it on the machine.`,
  saveTest: 'Save Playwright test',
  saveTape: 'Save tape',
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
  open: 'Open in Live',
  notOnPage: 'Taken by the machine, but by no page: left to unit tests',
} as const;
