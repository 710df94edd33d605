import { quote } from '#content/ui/quote.ts';
import { wizard } from './quote-wizard.setup.ts';
import { stepAfter, stepBefore, stepNumber, type ChoiceStep } from './steps.ts';

/** The state of a choice step, made from its row. */
export function choiceState(step: ChoiceStep) {
  const { id, kind } = step;
  const before = stepBefore(id);
  const params = ({ event: { value } }: { event: { value: string } }) => ({ step, value });
  const actions = [{ type: 'keep choice', params }, 'save draft'] as const;
  const next = stepAfter(id);
  // A town that the URL names needs no answer. Back still shows its step.
  const skip = {
    guard: { type: 'town is given', params: { step: id } },
    actions: 'skip location step',
  } as const;
  const skipLocation = next === 'location' ? [skip] : [];
  return wizard.createStateConfig({
    id,
    description: `Step ${stepNumber(id)}: ${quote.steps[id].heading}`,
    entry: { type: 'show step', params: { step: id } },
    initial: 'waiting',
    states: {
      waiting: { description: 'The step stays until the visitor chooses or presses Continue.' },
      missing: {
        description: 'Continue was pressed without a choice; the step says what is missing.',
        tags: ['incomplete'],
      },
      advancing: {
        description: 'The visitor has just chosen. The next step follows unless they choose again.',
        meta: { requirement: 'Steps 1 to 4 advance automatically 800 ms after a choice' },
        after: {
          autoAdvance: [...skipLocation, { target: `#${next}` }],
        },
        on: {
          'PAGE.HIDE': {
            target: 'waiting',
            description: 'On return, the page stays as it was left.',
          },
          ...(kind === 'choices' && {
            'GROUP.MOVE': {
              target: 'advancing',
              reenter: true,
              description: 'Moving focus restarts the delay.',
            },
          }),
        },
      },
    },
    on: {
      'ANSWER.CHOOSE': [
        { guard: { type: 'moves on with this choice', params }, target: '.advancing', actions },
        { target: '.waiting', actions },
      ],
      'AUTO_ADVANCE.TOGGLE': {
        target: '.waiting',
        actions: ['toggle automatic advance', 'save automatic advance'],
      },
      ...(before !== undefined && { 'STEP.BACK': `#${before}` }),
      'STEP.NEXT': [
        ...skipLocation,
        { guard: { type: 'step is answered', params: { step: id } }, target: `#${next}` },
        { target: '.missing', actions: 'count invalid submit' },
      ],
    },
  });
}
