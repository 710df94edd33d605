import type { Difference } from './comparison.ts';

/** What differs, where it is called by another name. */
const names: Partial<Record<Difference['of'], string>> = {
  failure: 'result',
  order: 'order of actions and messages',
};

const disagree = 'The machine does not do what was recorded.';

/** The verdict on a replayed tape, in the lab and on the command line. */
export const verdictWords = {
  signs: { pass: '✓ pass', fail: '✗ fail', 'not compared': '– not compared' },
  agrees: (steps: string): string => `The machine does what was recorded in ${steps}.`,
  differs: ({ step, of, part, recorded, model }: Difference): string => {
    const where = step === 0 ? 'The opening' : `Step ${step}`;
    if (of === 'actions' || of === 'messages') {
      const which = of === 'actions' ? `“${part}”` : part;
      if (recorded === undefined) return `${where}: ${which} was not recorded. ${disagree}`;
      if (model === undefined) return `${where}: ${which} is missing. ${disagree}`;
    }
    const name = names[of] ?? of;
    const what = part === '' ? name : `${name}, ${part}`;
    return `${where} differs in its ${what}. ${disagree}`;
  },
} as const;
