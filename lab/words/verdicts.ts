/** Where recording, model and page part, as far as words need to know. */
interface Parting {
  readonly step: number;
  readonly of: keyof typeof parts;
  readonly part: string;
}

const parts = {
  failure: 'result',
  event: 'event',
  transitions: 'transitions',
  state: 'state',
  context: 'context',
  timers: 'timers',
  refusal: 'refusal',
  view: 'view',
} as const;

const whoSays = {
  recorded: 'The recording alone says otherwise.',
  model: 'The model alone does otherwise.',
  page: 'The page alone does otherwise.',
  'recorded or model': 'Recording and model disagree.',
  each: 'Recording, model and page each say otherwise.',
} as const;

/** The verdicts on a tape that is done again, in the lab and on the command line. */
export const verdictWords = {
  differs: ({ step, of, part }: Parting, odd: keyof typeof whoSays): string => {
    const where = step === 0 ? 'The opening' : `Step ${step}`;
    const what = part === '' ? parts[of] : `${parts[of]}, ${part}`;
    return `${where} differs in its ${what}. ${whoSays[odd]}`;
  },
  nothing: 'nothing',
  sides: { recorded: 'Recorded', model: 'Model', page: 'Page' },
  replayed: (steps: string): string => `The machine does what was recorded in ${steps}.`,
  unknownEvent: (type: string): string => `the machine knows no event ${type}`,
  unknownEffect: (name: string): string => `the machine has no effect ${name}`,
  noTimer: 'no timer is running',
  notDue: (ms: number): string => `the next timer is due at ${ms} ms`,
  nothingHappened: 'the machine got no event',
} as const;
