import { assign, enqueueActions, raise, sendTo, setup } from 'xstate';
import type { Option } from '#content/ui/quote-options.ts';
import { delays } from '#machines/delays.ts';
import {
  formActions,
  formActors,
  formGuards,
  type FormEvent,
  type FormModel,
  type OutboxEvent,
  untouchedForm,
} from '#machines/form/form-model.ts';
import { isVisible } from '#machines/lead/field.ts';
import { callbackStub, promiseStub } from '#machines/not-provided.ts';
import { isAnswered, reachableStep, withAnswer, withChoice, type QuoteAnswers } from './answers.ts';
import {
  stepAfter,
  stepNamed,
  type ChoiceStep,
  type QuestionStep,
  type Step,
  type TypedField,
} from './steps.ts';
import { emptyDraft, parseVisit, type StoredVisit } from './visit.ts';

export type QuoteWizardEvent =
  /** An option of the current step. If several may be chosen, choosing one again removes it. */
  | { type: 'ANSWER.CHOOSE'; value: string }
  /** Focus moved from one option of the group to another. */
  | { type: 'GROUP.MOVE' }
  | { type: 'STEP.NEXT' }
  | { type: 'STEP.BACK' }
  /** Back, Forward or a link asks for a step, by its name in the address. */
  | { type: 'STEP.VISIT'; step: string }
  | { type: 'AUTO_ADVANCE.TOGGLE' }
  | { type: 'PAGE.HIDE' }
  | FormEvent<TypedField>;

export type PreferenceStoreEvent = { type: 'AUTO_ADVANCE.SAVE'; autoAdvance: boolean };

/** The step of an address that names none. */
export interface FirstStep {
  readonly first: Step;
}

export type StepHistoryEvent = { type: 'STEP.SHOW'; step: Step };

export interface QuoteWizardInput {
  /** The firms that a request may be for alone. */
  readonly firms: readonly Option[];
}

export interface QuoteWizardContext extends FormModel, QuoteWizardInput {
  readonly answers: QuoteAnswers;
  readonly autoAdvance: boolean;
  /** True if the first address of the visit names a town. */
  readonly townIsGiven: boolean;
}

interface Choice {
  readonly step: ChoiceStep;
  readonly value: string;
}

export const wizard = setup({
  types: {
    context: {} as QuoteWizardContext,
    events: {} as QuoteWizardEvent,
    input: {} as QuoteWizardInput | undefined,
    tags: {} as 'busy' | 'incomplete',
  },
  actors: {
    ...formActors,
    restoreVisit: promiseStub<StoredVisit>('restoreVisit'),
    preferenceStore: callbackStub<PreferenceStoreEvent>('preferenceStore'),
    stepHistory: callbackStub<StepHistoryEvent, FirstStep>('stepHistory'),
    pageTransitions: callbackStub('pageTransitions'),
  },
  delays: { autoAdvance: delays.autoAdvance, submitTimeout: delays.submitTimeout },
  guards: formGuards,
  actions: formActions<QuoteWizardContext, QuoteWizardEvent>(),
}).extend({
  guards: {
    'moves on with this choice': ({ context }, { step, value }: Choice) =>
      context.autoAdvance && isAnswered(withChoice(context.answers, step, value), step.id),
    'step is answered': ({ context }, { step }: { step: QuestionStep }) =>
      isAnswered(context.answers, step),
    // Without an answer, the step cannot be skipped.
    'town is given': ({ context }, { step }: { step: QuestionStep }) =>
      context.townIsGiven && isAnswered(context.answers, step),
    'both names are filled in': ({ context: { answers } }) =>
      isVisible(answers.firstName) && isVisible(answers.lastName),
    'may show step': ({ context }, { asked, step }: { asked: string; step: QuestionStep }) =>
      reachableStep(context.answers, stepNamed(asked)) === step,
    'restored visit shows step': (_, { visit, step }: { visit: StoredVisit; step: Step }) => {
      const { draft, step: asked } = parseVisit(visit, []);
      const wasSent = asked === 'thank-you' && draft.sentKey !== null;
      return step === (wasSent ? asked : reachableStep(draft.answers, asked));
    },
    'asks for another step': (_, { asked }: { asked: string }) => asked !== 'thank-you',
  },
  actions: {
    'restore visit': assign(({ context }, visit: StoredVisit) => {
      const { draft, autoAdvance, townIsGiven } = parseVisit(visit, context.firms);
      return { ...draft, autoAdvance, townIsGiven };
    }),
    'keep choice': assign({
      answers: ({ context }, { step, value }: Choice) => withChoice(context.answers, step, value),
    }),
    'toggle automatic advance': assign({ autoAdvance: ({ context }) => !context.autoAdvance }),
    'skip location step': raise({ type: 'STEP.VISIT', step: stepAfter('location') }),
    'cancel request': enqueueActions(({ context: { attempt }, event, enqueue }) => {
      // The state also exits when its request completes.
      if (event.type !== 'STEP.VISIT' || attempt === null) return;
      enqueue.sendTo('outbox', { type: 'LEAD.RELEASE', key: attempt.key });
    }),
    'start over': assign(({ context }) => ({
      ...untouchedForm,
      answers: withAnswer(emptyDraft.answers, 'firm', context.answers.firm),
      townIsGiven: false,
    })),
    'clear draft': sendTo('draftStore', ({ context }) => ({
      type: 'DRAFT.SAVE',
      draft: { ...emptyDraft, sentKey: context.sentKey },
    })),
    'keep draft': sendTo('draftStore', ({ context: { answers, attempt, filledInBy } }) => ({
      type: 'DRAFT.SAVE',
      draft: { answers, attempt, sentKey: null, filledInBy },
    })),
    'watch lead': sendTo('outbox', ({ context: { attempt, sentKey } }) => {
      const key = attempt?.key ?? sentKey ?? '';
      return { type: 'LEAD.WATCH', key } satisfies OutboxEvent;
    }),
    'save automatic advance': sendTo('preferenceStore', ({ context }) => ({
      type: 'AUTO_ADVANCE.SAVE',
      autoAdvance: context.autoAdvance,
    })),
    'show step': sendTo('stepHistory', (_, { step }: { step: Step }) => ({
      type: 'STEP.SHOW',
      step,
    })),
  },
});
