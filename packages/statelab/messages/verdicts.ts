interface Divergence {
  readonly step: number;
  readonly of: keyof typeof parts;
  readonly part: string;
  readonly recorded: unknown;
  readonly model: unknown;
}

const parts = {
  failure: 'result',
  event: 'event',
  transitions: 'transitions',
  state: 'state',
  context: 'context',
  timers: 'timers',
  refusal: 'refusal',
  actions: 'actions',
  messages: 'messages',
  order: 'order of actions and messages',
} as const;

const disagree = 'Recording and model disagree.';

/** The verdicts on a replayed tape, in the lab and on the command line. */
export const verdictWords = {
  differs: ({ step, of, part, recorded, model }: Divergence): string => {
    const where = step === 0 ? 'The opening' : `Step ${step}`;
    if (of === 'actions' || of === 'messages') {
      const name = of === 'actions' ? `“${part}”` : part;
      if (recorded === undefined) return `${where}: ${name} was not recorded. ${disagree}`;
      if (model === undefined) return `${where}: ${name} is missing. ${disagree}`;
    }
    const what = part === '' ? parts[of] : `${parts[of]}, ${part}`;
    return `${where} differs in its ${what}. ${disagree}`;
  },
  changed: (passed: readonly string[], others: readonly string[]): string => {
    const where = [
      ...(passed.length === 0 ? [] : [` at ${passed.join(', ')}, which this tape passes`]),
      ...(others.length === 0 ? [] : [` at ${others.join(', ')}, which it does not pass`]),
    ];
    return `The machine has changed since this tape was recorded${where.length === 0 ? '' : ':'}${where.join(';')}.`;
  },
  notCompared:
    'The tape does not hold actions, sent events and started or stopped actors: they were not compared.',
  nothing: 'nothing',
  recorded: (value: string): string => `Recorded: ${value}`,
  model: (value: string): string => `Model: ${value}`,
  replayed: (steps: string): string => `The machine does what was recorded in ${steps}.`,
  unknownEvent: (type: string): string => `the machine does not know the event ${type}`,
  unknownEffect: (name: string): string => `the machine does not have the effect ${name}`,
  noTimer: 'no timer is running',
  notDue: (ms: number): string => `the next timer is due at ${ms} ms`,
  nothingHappened: 'the machine did not receive an event',
} as const;

const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

export const gateWords = {
  scenario: 'scenario',
  model: 'model checks',
  choices: 'what its tapes take',
  untried: 'what throws, perhaps for a value that was guessed',
  noTapes: 'there is no tape of it',
  untaken: (part: string) =>
    `No tape takes ${part}. Record one, or give the reason under “untaken” in the scenario.`,
  lived: 'what was taken',
  notInModel: (transition: string) => `No machine has the transition ${transition}.`,
  notCounted: (file: string) =>
    `“${file}” counts no transitions. It needs lines such as NAME{transition="door.closed|OPEN|0"} 3.`,
  page: (tape: string, path: string) => `${tape} on ${path === '' ? 'no page' : path}`,
  notRecorded: (machine: string, path: string, difference: string) =>
    `A tape of ${machine} was recorded on the machine alone, because the page ${path} cannot follow it. ${difference}`,
  machineOnly: 'it was recorded on the machine alone',
  noPage: 'Machines only: no view was loaded.',
  unknownEvent: (type: string) => `The scenario sends ${type}, which the machine does not know.`,
  broken: (invariant: string, path: readonly string[]) =>
    `“${invariant}” does not hold after ${path.join(', ')}.`,
  verdict: (checks: number, faults: number) =>
    faults === 0
      ? `Nothing is wrong in ${count(checks, 'check')}.`
      : `${count(faults, 'fault')} in ${count(checks, 'check')}.`,
} as const;
