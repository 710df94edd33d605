import type { Difference } from '#statelab/replay/comparison.ts';

const parts: Readonly<Record<Difference['of'], string>> = {
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
};

const disagree = 'Recording and model disagree.';

/** The verdict on a replayed tape, in the lab and on the command line. */
export const verdictWords = {
  differs: ({ step, of, part, recorded, model }: Difference): string => {
    const where = step === 0 ? 'The opening' : `Step ${step}`;
    if (of === 'actions' || of === 'messages') {
      const name = of === 'actions' ? `“${part}”` : part;
      if (recorded === undefined) return `${where}: ${name} was not recorded. ${disagree}`;
      if (model === undefined) return `${where}: ${name} is missing. ${disagree}`;
    }
    const what = part === '' ? parts[of] : `${parts[of]}, ${part}`;
    return `${where} differs in its ${what}. ${disagree}`;
  },
} as const;
