/** The live view, tapes and replays. */
export const lab = {
  refusals: {
    manyFiles: 'The lab opens one tape at a time. Drop a single file.',
    gone: (name: string): string =>
      `There is no tape “${name}” at this address. Open its file, or choose another.`,
  },
  frame: {
    title: (path: string): string => `The site at ${path}`,
    restart: 'New visit',
    live: 'Back to live',
    ends: (effect: string): string => `How ${effect} ends`,
    waiting: 'The page is loading.',
    position: (step: number, length: number): string => `Step ${step} of ${length}.`,
    close: 'Close the tape',
    taped: (file: string, hasPage: boolean): string =>
      `A saved tape, ${file}.${hasPage ? ' The page beside it is another visit.' : ''}`,
    past: 'The page stays at its last step.',
    judging: 'Replaying it on the machine…',
    noView: 'This machine does not run on a page.',
    simulate: 'Run it in the simulator',
  },
  tape: {
    heading: 'Visit',
    save: 'Save tape',
    open: 'Open tape, or drop it here',
    broken: (sentence: string, step: number): string =>
      `“${sentence}” does not hold ${step === 0 ? 'at the opening' : `after step ${step}`}.`,
    masked: 'Personal fields are shown and saved as stand-ins of the same shape.',
  },
  shelf: {
    heading: 'Tapes of this project',
    run: 'Run',
    runOne: (file: string): string => `Run ${file}`,
    runAll: 'Run all',
    watch: 'Watch',
    watching: 'Runs all again when a file is saved.',
    waiting: '– not run',
    sum: (all: number, run: number, red: number, left: number): string => {
      if (left > 0) return `${left} of ${all} to replay…`;
      if (red > 0) return `✗ ${red} of ${all} fail`;
      return run === all ? `✓ ${all} of ${all} pass` : `– ${run} of ${all} run`;
    },
  },
  seen: {
    heading: 'What the page showed',
    picture: (step: number): string =>
      step === 0 ? 'The page at the opening' : `The page after step ${step}`,
    pictured: 'The picture is of the last replay by gate --page.',
    asked: (request: string): string => `→ ${request}`,
    error: (text: string): string => `! ${text}`,
    stored: (key: string): string => `stored ${key}`,
    focus: (element: string): string => `focus ${element}`,
  },
  step: {
    heading: 'Step',
    list: 'Steps',
    fails: '✗ fails here',
    opening: 'Opening',
    at: (ms: number): string => `${(ms / 1000).toFixed(2)} s`,
    cause: (by: string, role: string, name: string): string =>
      [by, 'on', role, name === '' ? '' : `“${name}”`].filter(Boolean).join(' '),
    from: (effect: string): string => `sent by ${effect}`,
    timer: 'a timer fired',
    outcome: (effect: string): string => `${effect} ended`,
    page: 'sent by the page',
    state: 'State',
    event: 'Event',
    changed: 'Changed',
    context: 'Context',
    taken: 'Transitions',
    unknown: 'Nothing happened: this state does not know the event.',
    refused: (guard: string, values: string): string =>
      `Nothing happened: “${guard}” rejected ${values}.`,
  },
} as const;
