import { quote } from '#content/interface/quote.ts';
import { wizard } from './quote-wizard.setup.ts';
import { stepAfter, stepBefore, stepNumber, type ChoiceStep } from './steps.ts';

type Chosen = { readonly event: { readonly value: string } };

/** The state of a step that is answered by choosing, from its row. */
export function choiceState(step: ChoiceStep) {
  const { id, kind } = step;
  const before = stepBefore(id);
  const params = ({ event: { value } }: Chosen) => ({ step, value });
  const actions = [{ type: 'keep choice', params }, 'save draft'] as const;
  const next = stepAfter(id);
  // A town named by the address is already answered. Going back shows its step.
  const past =
    next === 'location'
      ? [
          {
            guard: { type: 'town is given' as const, params: { step: id } },
            actions: 'pass over the town' as const,
          },
        ]
      : [];
  return wizard.createStateConfig({
    id,
    description: `Step ${stepNumber(id)}: ${quote.steps[id].heading}`,
    entry: { type: 'show step', params: { step: id } },
    initial: 'waiting',
    states: {
      waiting: { description: 'Nothing moves until the visitor chooses or presses Continue.' },
      missing: {
        description: 'Continue was pressed with nothing chosen; the step says what is missing.',
        tags: ['incomplete'],
      },
      advancing: {
        description:
          'A choice was just made; the next step follows unless another choice is made first.',
        meta: { requirement: 'Steps 1 to 4 advance automatically 800 ms after a choice' },
        after: {
          autoAdvance: [...past, { target: `#${next}` }],
        },
        on:
          kind === 'choices'
            ? {
                'GROUP.MOVE': {
                  target: 'advancing',
                  reenter: true,
                  description: 'Moving focus restarts the delay.',
                },
              }
            : {},
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
        ...past,
        { guard: { type: 'step is answered', params: { step: id } }, target: `#${next}` },
        { target: '.missing', actions: 'count invalid submit' },
      ],
    },
  });
}
