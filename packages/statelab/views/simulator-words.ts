const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

export const simulatorWords = {
  notStarted: (reason: string): string =>
    `The machine does not start: ${reason} Give it its input in a scenario.`,
  partly: (made: number, steps: number): string =>
    `The run had ${steps} steps. Today’s machine can take the first ${made}.`,
  run: {
    heading: 'Run',
    state: 'State',
    position: (at: number, length: number, ms: number): string =>
      `step ${at} of ${length}, ${(ms / 1000).toFixed(2)} s`,
    back: 'Undo',
    next: 'Redo',
    startOver: 'New run',
    save: 'Save tape',
    live: 'Open in Live',
    past: 'A new step here deletes the steps after it.',
    ended: 'The machine has ended: it ignores further steps.',
  },
  asked: { heading: 'Sent to effects', row: (actor: string, what: string) => `${actor}: ${what}` },
  events: {
    heading: 'Events',
    availability: {
      enabled: '',
      ignored: 'does nothing here, on purpose',
      unknown: 'not known in this state',
    },
    refused: (guards: readonly string[]): string =>
      `refused by ${guards.map((guard) => `“${guard}”`).join(', ')}`,
    none: 'This machine does not declare events.',
    preset: 'Example',
    more: 'More fields, as a JSON object',
    send: (type: string): string => `Send ${type}`,
    json: 'Values are JSON: put text in "double quotes". Empty fields are left out.',
  },
  effects: {
    heading: 'Running effects',
    none: 'No running effect can end.',
    outcome: (actor: string): string => `How ${actor} ends`,
    settle: (actor: string): string => `End ${actor}`,
  },
  clock: {
    heading: 'Time',
    next: (ms: number): string => `To the next timer: ${ms.toLocaleString('en-NZ')} ms`,
    none: 'No timer is running.',
    timer: (trigger: string, ms: number): string =>
      `${trigger}, due in ${ms.toLocaleString('en-NZ')} ms`,
    ms: 'Milliseconds to wait',
    wait: 'Wait',
  },
  problems: {
    field: (field: string, text: string): string =>
      `“${field}” is not valid JSON: ${cut(text)}. Put text in "double quotes".`,
    object: (label: string): string =>
      `“${label}” is not a JSON object. Write it as {"name": value}.`,
    wait: (text: string): string =>
      `“${cut(text)}” is not a length of time. Enter a number of milliseconds above 0.`,
    broke: (reason: string): string => `The machine throws at that: ${reason} Nothing was done.`,
  },
} as const;
