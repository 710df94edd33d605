const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** Words of the lab's simulator, where a machine runs without a page. */
export const simulatorWords = {
  input: {
    heading: 'Input',
    label: 'What the machine is given at its start, as JSON',
    start: 'Start with it',
    problem: 'The input is not valid JSON. Put text in "double quotes".',
    broke: (reason: string): string =>
      `The machine does not start with this input: ${reason} Change the input.`,
  },
  run: {
    heading: 'Run',
    state: 'State',
    position: (at: number, length: number, ms: number): string =>
      `move ${at} of ${length}, ${(ms / 1000).toFixed(2)} s`,
    back: 'Undo',
    next: 'Redo',
    anew: 'New run',
    save: 'Save tape',
    live: 'Open in Live',
    past: 'What you do here cuts off the moves that come after.',
    ended: 'The machine has ended: nothing moves it any more.',
  },
  moves: {
    heading: 'Moves',
    opening: 'Opening',
    row: (number: number, name: string): string => `${number} · ${name}`,
    leadsTo: (state: string): string => `→ ${state}`,
  },
  asked: { heading: 'Asked of effects', row: (actor: string, what: string) => `${actor}: ${what}` },
  events: {
    heading: 'Events',
    availability: {
      enabled: '',
      ignored: 'does nothing here, on purpose',
      unknown: 'not known in this state',
    },
    refused: (guards: readonly string[]): string =>
      `refused by ${guards.map((guard) => `“${guard}”`).join(', ')}`,
    none: 'Nobody sends this machine events.',
    preset: 'Example',
    more: 'More fields, as a JSON object',
    send: (type: string): string => `Send ${type}`,
    json: 'Values are JSON: text stands in "double quotes". An empty field is left out.',
  },
  effects: {
    heading: 'Effects under way',
    none: 'No effect is under way that could end.',
    outcome: (actor: string): string => `How ${actor} ends`,
    settle: (actor: string): string => `End ${actor}`,
    other: 'Another answer',
    value: (actor: string): string => `What ${actor} gives, as JSON, or the message of its error`,
    done: 'Done with it',
    error: 'Fail with it',
    answered: (text: string): string => (text === '' ? 'done' : `done with ${text}`),
    failed: (text: string): string => `failed: ${text}`,
  },
  clock: {
    heading: 'Time',
    next: (ms: number): string => `To the next timer: ${ms.toLocaleString('en-NZ')} ms`,
    none: 'No timer runs.',
    timer: (trigger: string, ms: number): string =>
      `${trigger}, due in ${ms.toLocaleString('en-NZ')} ms`,
    ms: 'Milliseconds',
    wait: 'Let them go by',
  },
  context: {
    heading: 'Context',
    label: 'Context as JSON',
    edit: 'Edit context',
    note: 'An edit is a move of its own, and marked as one on the tape. A key that you leave out stays as it is.',
  },
  hints: {
    always: 'That transition needs no event: it is taken by itself as soon as its guard says yes.',
    after: 'That transition is taken by time: put the clock forward.',
    done: 'That transition is taken when its effect or its state is done.',
    error: 'That transition is taken when its effect fails.',
  },
  link: {
    tooLong: 'The run is too long for a link. Save it as a tape.',
    unreadable: 'The moves in the link cannot be read: this is a new run. Ask for a tape.',
    tooMany: (moves: number, most: number): string =>
      `The link holds ${moves} moves, where ${most} are made at most: this is a new run.`,
    partly: (made: number, moves: number): string =>
      `The link holds ${moves} moves. The machine as it is now makes the first ${made}.`,
  },
  problems: {
    field: (field: string, text: string): string =>
      `“${field}” is not valid JSON: ${cut(text)}. Put text in "double quotes".`,
    object: (label: string): string =>
      `“${label}” is not a JSON object. Write it as {"name": value}.`,
    answer: (text: string): string => `The answer is not valid JSON: ${cut(text)}.`,
    wait: (text: string): string =>
      `“${cut(text)}” is no length of time. Give a number of milliseconds above 0.`,
    context: 'The context is not valid JSON. Nothing was changed.',
    unchanged: 'The context already is what you wrote.',
    broke: (reason: string): string => `The machine breaks at that: ${reason} Nothing was done.`,
  },
} as const;
