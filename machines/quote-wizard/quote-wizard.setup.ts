import { assign, sendTo, setup } from 'xstate';
import { delays } from '#machines/delays.ts';
import { isAccepted, type Answer } from '#machines/lead-outbox/entry.ts';
import { callbackStub, promiseStub } from '#machines/not-provided.ts';
import { leadOf, problemsOf, withAnswer, withServiceToggled } from './answers.ts';
import { emptyDraft, type Draft } from './draft.ts';
import { encodeLead, type LeadField } from './lead.ts';
import type { TypedField } from './typed-fields.ts';
import { reachableStep, stepFields, type QuestionStep, type Step } from './steps.ts';

export type QuoteWizardEvent =
  | { type: 'ANSWER.CHOOSE'; value: string }
  | { type: 'SERVICE.TOGGLE'; value: string }
  /** Focus went from one option of the group to another. */
  | { type: 'GROUP.MOVE' }
  | { type: 'FIELD.CHANGE'; field: TypedField; value: string }
  | { type: 'FIELD.LEAVE'; field: TypedField }
  | { type: 'STEP.NEXT' }
  | { type: 'STEP.BACK' }
  /** The browser's Back, Forward or a followed link asks for a step. */
  | { type: 'STEP.VISIT'; step: Step }
  | { type: 'AUTO_ADVANCE.TOGGLE' }
  /** `newKey` is random; it is used unless these very answers were sent before. */
  | { type: 'FORM.SUBMIT'; newKey: string }
  /** What the outbox says of the lead it was asked to watch. */
  | { type: 'LEAD.ARRIVED' }
  | { type: 'LEAD.REFUSED' }
  | { type: 'LEAD.UNKEPT' };

/** What an earlier visit, or the address, brings to this one. */
export interface RestoredVisit {
  readonly draft: Draft;
  readonly autoAdvance: boolean;
  readonly step: Step;
}

export type VisitStoreEvent =
  | { type: 'DRAFT.SAVE'; draft: Draft }
  | { type: 'AUTO_ADVANCE.SAVE'; autoAdvance: boolean };

export type StepHistoryEvent = { type: 'STEP.SHOW'; step: Step };

export type OutboxEvent =
  | { type: 'LEAD.QUEUE'; key: string; body: string }
  | { type: 'LEAD.WATCH'; key: string };

export interface QuoteWizardContext extends Draft {
  readonly autoAdvance: boolean;
  /** True once the phone number was typed and left: from then on a doubtful one is remarked on. */
  readonly phoneLeft: boolean;
  /** How often Continue or Submit found something missing, so that a view can point to it anew. */
  readonly refusals: number;
}

const draftOf = ({ answers, attempt, sentKey }: QuoteWizardContext): Draft => ({
  answers,
  attempt,
  sentKey,
});

const isFilled = (text: string): boolean => text.trim() !== '';

export const wizard = setup({
  types: {
    context: {} as QuoteWizardContext,
    events: {} as QuoteWizardEvent,
    tags: {} as 'busy' | 'incomplete' | 'unkept',
  },
  actors: {
    restoreVisit: promiseStub<RestoredVisit>('restoreVisit'),
    visitStore: callbackStub<VisitStoreEvent>('visitStore'),
    stepHistory: callbackStub<StepHistoryEvent>('stepHistory'),
    outbox: callbackStub<OutboxEvent>('outbox'),
    postForm: promiseStub<Answer, { key: string; body: string }>('postForm'),
  },
  delays: {
    autoAdvance: delays.autoAdvance,
    submitTimeout: delays.submitTimeout,
  },
  guards: {
    'moves on automatically': ({ context }) => context.autoAdvance,
    'moves on with this service': ({ context }, { service }: { service: string }) =>
      context.autoAdvance && withServiceToggled(context.answers, service).services.length > 0,
    'step is answered': ({ context }, { step }: { step: QuestionStep }) => {
      const problems = problemsOf(context.answers);
      return stepFields[step].every((field) => problems[field] === undefined);
    },
    'both names are filled in': ({ context: { answers } }) =>
      isFilled(answers.firstName) && isFilled(answers.lastName),
    'lead is complete': ({ context }) => leadOf(context.answers) !== null,
    'may show step': ({ context }, { asked, step }: { asked: Step; step: QuestionStep }) =>
      reachableStep(context.answers, asked) === step,
    'restored visit shows step': (
      _,
      { visit, step }: { visit: RestoredVisit; step: QuestionStep },
    ) => reachableStep(visit.draft.answers, visit.step) === step,
    'restored visit was sent': (_, { visit }: { visit: RestoredVisit }) =>
      visit.step === 'thank-you' && visit.draft.sentKey !== null,
    'is the phone': (_, { field }: { field: TypedField }) => field === 'phone',
    'asks for another step': (_, { asked }: { asked: Step }) => asked !== 'thank-you',
    'is accepted': (_, answer: Answer) => isAccepted(answer),
  },
  actions: {
    'take up visit': assign((_, { draft, autoAdvance }: RestoredVisit) => ({
      ...draft,
      autoAdvance,
    })),
    'keep answer': assign({
      answers: ({ context }, { field, value }: { field: LeadField; value: string }) =>
        withAnswer(context.answers, field, value),
    }),
    'toggle service': assign({
      answers: ({ context }, { service }: { service: string }) =>
        withServiceToggled(context.answers, service),
    }),
    'toggle automatic advance': assign({ autoAdvance: ({ context }) => !context.autoAdvance }),
    'note that the phone was left': assign({ phoneLeft: true }),
    'count refusal': assign({ refusals: ({ context }) => context.refusals + 1 }),
    'begin attempt': assign({
      attempt: ({ context }, { newKey }: { newKey: string }) => {
        const lead = leadOf(context.answers);
        const body = lead === null ? '' : encodeLead(lead);
        return context.attempt?.body === body ? context.attempt : { key: newKey, body };
      },
    }),
    'mark as sent': assign({ sentKey: ({ context }) => context.attempt?.key ?? null }),
    'start afresh': assign(emptyDraft),
    'save draft': sendTo('visitStore', ({ context }) => ({
      type: 'DRAFT.SAVE',
      draft: draftOf(context),
    })),
    'clear draft': sendTo('visitStore', ({ context }) => ({
      type: 'DRAFT.SAVE',
      draft: { ...emptyDraft, sentKey: context.sentKey },
    })),
    'save draft as unsent': sendTo('visitStore', ({ context }) => ({
      type: 'DRAFT.SAVE',
      draft: { ...draftOf(context), sentKey: null },
    })),
    'save automatic advance': sendTo('visitStore', ({ context }) => ({
      type: 'AUTO_ADVANCE.SAVE',
      autoAdvance: context.autoAdvance,
    })),
    'show step': sendTo('stepHistory', (_, { step }: { step: Step }) => ({
      type: 'STEP.SHOW',
      step,
    })),
    'queue lead': sendTo('outbox', ({ context }) => ({
      type: 'LEAD.QUEUE',
      key: context.attempt?.key ?? '',
      body: context.attempt?.body ?? '',
    })),
    'watch lead': sendTo('outbox', ({ context }) => ({
      type: 'LEAD.WATCH',
      key: context.sentKey ?? '',
    })),
  },
});
