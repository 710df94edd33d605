import { wizard } from './quote-wizard.setup.ts';

const waiting = {
  description: 'Nothing moves until the visitor chooses or presses Continue.',
} as const;

const missing = {
  description: 'Continue was pressed with nothing chosen; the step says what is missing.',
  tags: ['incomplete'],
} as const;

const advancing = {
  description: 'A choice was just made; the next step follows unless another choice is made first.',
  meta: { requirement: 'Steps 1 to 4 advance automatically 800 ms after a choice' },
} as const;

const toggleAutoAdvance = {
  target: '.waiting',
  actions: ['toggle automatic advance', 'save automatic advance'],
} as const;

/** What choosing one of several does: keep it, and arm the timer where the visitor wants it. */
const choose = (field: 'businessType' | 'location' | 'urgency') => {
  const actions = [
    {
      type: 'keep answer',
      params: ({ event }: { event: { value: string } }) => ({ field, value: event.value }),
    },
    'save draft',
  ] as const;
  return [
    { guard: 'moves on automatically', target: '.advancing', actions },
    { target: '.waiting', actions },
  ] as const;
};

export const businessTypeStep = wizard.createStateConfig({
  id: 'business-type',
  description: 'Step 1: who the help is for.',
  entry: { type: 'show step', params: { step: 'business-type' } },
  initial: 'waiting',
  states: { waiting, missing, advancing: { ...advancing, after: { autoAdvance: '#location' } } },
  on: {
    'ANSWER.CHOOSE': choose('businessType'),
    'AUTO_ADVANCE.TOGGLE': toggleAutoAdvance,
    'STEP.NEXT': [
      {
        guard: { type: 'step is answered', params: { step: 'business-type' } },
        target: '#location',
      },
      { target: '.missing', actions: 'count refusal' },
    ],
  },
});

export const locationStep = wizard.createStateConfig({
  id: 'location',
  description: 'Step 2: where the visitor is based.',
  entry: { type: 'show step', params: { step: 'location' } },
  initial: 'waiting',
  states: { waiting, missing, advancing: { ...advancing, after: { autoAdvance: '#services' } } },
  on: {
    'ANSWER.CHOOSE': choose('location'),
    'AUTO_ADVANCE.TOGGLE': toggleAutoAdvance,
    'STEP.BACK': '#business-type',
    'STEP.NEXT': [
      { guard: { type: 'step is answered', params: { step: 'location' } }, target: '#services' },
      { target: '.missing', actions: 'count refusal' },
    ],
  },
});

export const servicesStep = wizard.createStateConfig({
  id: 'services',
  description: 'Step 3: which services, one or more.',
  entry: { type: 'show step', params: { step: 'services' } },
  initial: 'waiting',
  states: {
    waiting,
    missing,
    advancing: {
      ...advancing,
      after: { autoAdvance: '#urgency' },
      on: {
        'GROUP.MOVE': {
          target: 'advancing',
          reenter: true,
          description: 'Whoever is still moving through the list is not carried off.',
        },
      },
    },
  },
  on: {
    'SERVICE.TOGGLE': [
      {
        guard: {
          type: 'moves on with this service',
          params: ({ event }) => ({ service: event.value }),
        },
        target: '.advancing',
        actions: [
          { type: 'toggle service', params: ({ event }) => ({ service: event.value }) },
          'save draft',
        ],
      },
      {
        target: '.waiting',
        actions: [
          { type: 'toggle service', params: ({ event }) => ({ service: event.value }) },
          'save draft',
        ],
      },
    ],
    'AUTO_ADVANCE.TOGGLE': toggleAutoAdvance,
    'STEP.BACK': '#location',
    'STEP.NEXT': [
      { guard: { type: 'step is answered', params: { step: 'services' } }, target: '#urgency' },
      { target: '.missing', actions: 'count refusal' },
    ],
  },
});

export const urgencyStep = wizard.createStateConfig({
  id: 'urgency',
  description: 'Step 4: how soon.',
  entry: { type: 'show step', params: { step: 'urgency' } },
  initial: 'waiting',
  states: { waiting, missing, advancing: { ...advancing, after: { autoAdvance: '#name' } } },
  on: {
    'ANSWER.CHOOSE': choose('urgency'),
    'AUTO_ADVANCE.TOGGLE': toggleAutoAdvance,
    'STEP.BACK': '#services',
    'STEP.NEXT': [
      { guard: { type: 'step is answered', params: { step: 'urgency' } }, target: '#name' },
      { target: '.missing', actions: 'count refusal' },
    ],
  },
});
