interface Difference {
  readonly step: number;
  readonly of: string;
  readonly part: string;
  readonly recorded: unknown;
  readonly folded: unknown;
  readonly suspects: readonly string[];
}

const quoted = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
};

const atStep = (step: number): string => (step === 0 ? 'At the opening' : `At step ${step}`);

/** The live view, tapes and replays. */
export const lab = {
  fit: {
    same: 'The machine has not changed since this tape was recorded.',
    changed: 'The machine has changed since this tape was recorded.',
    unknownEvent: (type: string, step: number, machine: string): string =>
      `${machine} does not know the event ${type}, first at step ${step}.`,
    goneTransition: (name: string): string => `The transition ${name} no longer exists.`,
    goneEffect: (name: string): string => `The effect ${name} no longer exists.`,
    drift: ({ step, of, part, recorded, folded, suspects }: Difference): string => {
      const [was, is] = of === 'transitions' || of === 'timers' ? ['were', 'are'] : ['was', 'is'];
      const what = part === '' ? of : `${of} ${part}`;
      const why = suspects.length === 0 ? '' : ` It depends on ${suspects.join(', ')}.`;
      return `${atStep(step)} the ${what} ${was} ${quoted(recorded)} and ${is} now ${quoted(folded)}.${why}`;
    },
  },
  refusals: {
    otherMachine: (machine: string, known: readonly string[]): string =>
      `The tape is of the unknown machine “${machine}”. Known machines: ${known.join(', ')}.`,
    noLink: 'The link does not contain a readable tape. Ask for the tape as a file.',
    manyFiles: 'The lab opens one tape at a time. Drop a single file.',
    broken: 'The machine throws on this tape. It cannot be shown.',
    tooBig: (name: string, size: number, most: number): string =>
      `“${name}” is too big: ${Math.round(size / 1e6)} MB. The limit is ${most / 1e6} MB.`,
    unreadable: (name: string): string => `The browser could not read “${name}”. Choose it again.`,
  },
  frame: {
    title: (path: string): string => `The site at ${path}`,
    tools: 'Page tools',
    width: 'Page width',
    widths: [360, 768, 1280],
    anew: 'New visit',
    scale: (percent: number): string => `${percent}%`,
    answers: (effect: string): string => `How ${effect} ends`,
    noAnswer: 'no answer',
    waiting: 'The page is loading.',
    notStarted: (path: string, machine: string): string =>
      `The page at “${path}” did not start ${machine} within 30 seconds. The page may not exist, or run another machine.`,
    noView: 'This machine does not run on a page. Run it in the simulator.',
  },
  panes: {
    label: 'Panes',
    names: {
      page: 'Page',
      chart: 'Chart',
      steps: 'Steps',
      context: 'Context',
      actors: 'Actors',
      seen: 'Seen and said',
      replay: 'Replay',
      tapes: 'Tapes',
      pins: 'Pins',
      world: 'World',
    },
    edges: {
      chart: 'Edge between page and chart',
      beside: 'Edge between chart and steps',
      side: 'Edge between steps and what is below them',
    },
  },
  context: {
    heading: 'Context',
    columns: ['Part', 'Value', 'This step'],
    marks: { new: 'new', removed: 'removed' },
    changed: (before: string): string => `changed, was ${before}`,
  },
  world: {
    parts: {
      storage: 'Storage',
      clipboard: 'Clipboard',
      network: 'Network',
      location: 'Location',
    },
    answers: {
      works: 'works',
      full: 'is full',
      refused: 'is refused',
      allowed: 'is allowed',
      online: 'is online',
      offline: 'is offline',
      slow: 'takes 5 seconds',
      failing: 'answers 500',
      place: 'is a place',
    },
    effects: 'Whatever the world answers',
    asItAnswers: 'as the world answers',
    note: 'A choice applies from the next request on. Requests never leave this browser.',
  },
  mask: {
    lift: 'Show personal fields',
    note: 'Personal fields are shown and saved as stand-ins of the same shape.',
    lifted:
      'Personal fields are shown and saved as typed. Mask them again before you share a tape.',
  },
  player: {
    label: 'Timeline',
    tools: 'Timeline tools',
    position: (step: number, length: number, state: string): string =>
      `Step ${step} of ${length}${state === '' ? '' : `: ${state}`}`,
    preview: (step: number, state: string): string => `Preview: step ${step}, ${state}`,
    back: 'Step back',
    next: 'Step forward',
    play: 'Play',
    stop: 'Pause',
    resume: 'Resume here',
    live: 'Back to live',
    opening: 'Opening',
    states: {
      live: 'Live: the chart follows the page.',
      paused: 'A past step: the page ignores what you do.',
      playing: 'Playing: the page ignores what you do.',
      resuming: 'Replaying the steps on a new page.',
      failed: 'The page could not reach this step. The tape is unchanged.',
    },
    full: 'The visit is too long for one tape. Later steps are left out.',
  },
  pins: {
    note: 'Note on this moment',
    add: 'Pin',
    drop: (step: number): string => `Remove the pin at step ${step}`,
    go: (step: number, note: string): string => `${step}: ${note}`,
  },
  tape: {
    heading: 'Tape',
    save: 'Save tape',
    open: 'Open tape',
    share: 'Copy link',
    shared: 'Link copied.',
    notShared: 'The browser could not copy the link. Here it is:',
    tooLong: 'The tape is too long for a link. Save it as a file.',
    drop: 'or drop a file anywhere on this page',
  },
  step: {
    at: (ms: number): string => `${(ms / 1000).toFixed(2)} s`,
    cause: (by: string, role: string, name: string): string =>
      [by, 'on', role, name === '' ? '' : `“${name}”`].filter(Boolean).join(' '),
    from: (effect: string): string => `sent by ${effect}`,
    timer: 'a timer fired',
    edited: 'the context was edited by hand',
    outcome: (effect: string): string => `${effect} ended`,
    page: 'sent by the page',
    state: 'State',
    event: 'Event',
    taken: 'Transitions',
    unknown: 'Nothing happened: this state does not know the event.',
    refused: (guard: string, values: string): string =>
      `Nothing happened: “${guard}” rejected ${values}.`,
  },
  replay: {
    start: 'Replay',
    step: 'Next step',
    stop: 'Stop',
    pace: 'Pace',
    paces: { 'real time': 'Real time', fast: 'Fast', 'step by step': 'Step by step' },
    progress: (step: number, length: number): string => `${step} of ${length} steps performed.`,
    left: (seconds: number): string => `About ${seconds} s left.`,
    agreed: (length: number): string => `Page and model agree on all ${length} steps.`,
    noControl: 'has no such control',
    noEffect: 'no such effect is running',
    neverCame: (type: string): string => `${type} never came`,
  },
} as const;
