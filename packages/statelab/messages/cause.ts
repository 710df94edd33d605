/** Shrinking, comparing and reporting failing tapes. */
export const causeWords = {
  timer: (type: string) => `a timer fired: ${type}`,
  ended: (effect: string, how: string) => `${effect} ended: ${how}`,
  opening: 'the opening',
  stepNumber: (step: number) => `step ${step.toLocaleString('en-NZ')}`,
  alike: (steps: string) => `The tapes are alike: ${steps}.`,
  part: (where: string, what: readonly string[]) =>
    `The tapes part at ${where}: ${what.join(', ')}.`,
  ends: (which: string, steps: string) =>
    `The tapes are alike until ${which} ends, after ${steps}.`,
  nothing: 'nothing',
  shrink: {
    start: 'Shrink',
    stop: 'Stop shrinking',
    report: 'Save report',
    progress: (steps: number, length: number) =>
      `${steps} of ${length} steps still fail in the same way. Trying fewer…`,
    shrunk: (steps: number, length: number) =>
      `${steps} of ${length} steps fail in the same way. The shorter tape is open.`,
    green: 'The tape passed this time. Replay it again.',
    stuck: 'The tape could not be shrunk. It is unchanged.',
  },
  report: {
    title: (machine: string, step: number) =>
      step === 0 ? `${machine}: the opening differs` : `${machine}: step ${step} differs`,
    verdict: 'What was expected, and what came',
    agreed: 'The machine does what was recorded.',
    value: 'Value',
    sides: { recorded: 'Recorded', model: 'Model', page: 'Page' },
    nothing: 'nothing',
    steps: 'Steps that lead there',
    time: 'Time',
    happened: 'What happened → recorded state',
    control: 'Control',
    chart: 'Where it stood',
    surroundings: 'Machine, browser and build',
    machine: 'Machine',
    shape: 'Shape of the machine',
    tapeShape: 'Shape when the tape was recorded',
    page: 'Address',
    recordedAt: 'Recorded at',
    masked: 'Personal fields masked',
    yes: 'yes',
    no: 'no',
    browser: 'Browser',
    build: 'Build',
    commit: 'Commit',
    node: 'Node.js',
    tape: 'Tape',
    tapeOf: (steps: number) =>
      `The tape of ${steps} ${steps === 1 ? 'step' : 'steps'}: save it as tape.json and open it in the lab`,
  },
  checks: {
    heading: 'Checks',
    checking: 'Checking the machine…',
    failed: 'The machine could not be checked. Load the page again.',
    found: (findings: readonly { readonly reason: string | undefined }[]) => {
      const open = findings.filter(({ reason }) => reason === undefined).length;
      if (findings.length === 0) return 'Nothing looks wrong with this machine.';
      if (open === 0) return 'What looks wrong has a reason.';
      return open === 1 ? 'One finding has no reason.' : `${open} findings have no reason.`;
    },
    kinds: {
      unreachable: 'Nothing leads here',
      'dead end': 'Nothing leads out',
      'endless loop': 'Loops without an event',
      'never taken': 'Never taken',
      'order decides': 'Only their order decides',
      'unhandled failure': 'Nobody handles a failure',
      'leaves a final state': 'Leaves a final state',
      'not an action': 'Not an action',
      'not provided': 'Nothing provides it',
      'not used': 'Nothing uses it',
    },
    noReason: 'No reason is given.',
  },
} as const;
