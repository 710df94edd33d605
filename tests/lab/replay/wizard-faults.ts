import { assign, createMachine, type AnyStateMachine } from 'xstate';
import { quoteWizardMachine as wizard } from '#machines/quote-wizard/quote-wizard.machine.ts';
import type { Step } from '#statelab/scenario.ts';

type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Part of a machine’s definition, with `change` applied to each entry at any depth. */
function changed(part: Part, change: (key: string, value: unknown) => unknown): Part {
  const entries = Object.entries(part).map(([key, given]) => {
    const value = change(key, given);
    return [key, isPart(value) ? changed(value, change) : mapped(value, change)];
  });
  return Object.fromEntries(entries);
}

const mapped = (value: unknown, change: (key: string, value: unknown) => unknown): unknown =>
  Array.isArray(value)
    ? value.map((each: unknown) => (isPart(each) ? changed(each, change) : each))
    : value;

const withDefinition = (change: (key: string, value: unknown) => unknown): AnyStateMachine =>
  createMachine({ ...wizard.config, ...changed(wizard.config, change) }, wizard.implementations);

const isAction = (action: unknown, name: string): boolean =>
  action === name || (isPart(action) && action['type'] === name);

/** The wizard without an action, in every list of actions. */
export const withoutActions = (...names: readonly string[]): AnyStateMachine =>
  withDefinition((key, value) => {
    if (!['actions', 'entry', 'exit'].includes(key)) return value;
    return [value].flat().filter((action) => !names.some((name) => isAction(action, name)));
  });

/** The wizard with another value for a key, wherever it has the expected value. */
const replaced = (key: string, expected: unknown, value: unknown): AnyStateMachine =>
  withDefinition((found, given) => (found === key && given === expected ? value : given));

/** The wizard without a key. */
const without = (key: string): AnyStateMachine =>
  withDefinition((found, given) => (found === key ? undefined : given));

type WizardStep = Step<typeof wizard>;

const restore = (outcome: string): WizardStep => ({
  kind: 'outcome',
  actor: 'restoreVisit',
  outcome,
});

const choose = (value: string): WizardStep => ({
  kind: 'event',
  event: { type: 'ANSWER.CHOOSE', value },
});

const advance: WizardStep = { kind: 'wait', ms: 800 };

/** From the last question to 'Thank you'. */
export const sending: readonly WizardStep[] = [
  restore('all answered'),
  { kind: 'event', event: { type: 'FORM.SUBMIT', newIdempotencyKey: 'key-1' } },
  { kind: 'outcome', actor: 'submitForm', outcome: 'accepted' },
];

/** Faults that a change to the wizard may cause, the shortest visit that meets them, and what a verdict must name. */
export const wizardFaults: readonly {
  readonly fault: string;
  readonly machine: AnyStateMachine;
  readonly visit: readonly WizardStep[];
  readonly named: string;
}[] = [
  {
    fault: 'an inverted guard',
    machine: wizard.provide({
      guards: { 'both names are filled in': ({ context }) => context.answers.firstName === '' },
    }),
    visit: [
      restore('all answered'),
      { kind: 'event', event: { type: 'STEP.BACK' } },
      { kind: 'event', event: { type: 'FIELD.CHANGE', field: 'firstName', value: '' } },
      { kind: 'event', event: { type: 'STEP.NEXT' } },
    ],
    named: 'name',
  },
  {
    fault: 'a delay of 1200 ms in place of 800',
    machine: wizard.provide({ delays: { autoAdvance: 1200 } }),
    visit: [restore('a first visit'), choose('company')],
    named: 'autoAdvance',
  },
  {
    fault: 'a wrong target',
    machine: replaced('target', '#services', '#name'),
    visit: [restore('a first visit'), choose('company'), advance, choose('auckland'), advance],
    named: 'services',
  },
  {
    fault: 'the key of what was sent is null',
    machine: wizard.provide({ actions: { 'mark as sent': assign({ sentKey: null }) } }),
    visit: sending,
    named: 'sentKey',
  },
  {
    fault: 'a renamed event',
    machine: withDefinition((key, value) => {
      if (key !== 'on' || !isPart(value) || !('FORM.SUBMIT' in value)) return value;
      const { 'FORM.SUBMIT': submit, ...others } = value;
      return { ...others, 'FORM.SEND': submit };
    }),
    visit: sending.slice(0, 2),
    named: 'FORM.SUBMIT',
  },
  {
    fault: '‘show step’ lost',
    machine: withoutActions('show step'),
    visit: sending.slice(0, 1),
    named: 'show step',
  },
  {
    fault: '‘clear draft’ lost',
    machine: withoutActions('clear draft'),
    visit: sending,
    named: 'clear draft',
  },
  {
    fault: '‘onError’ removed',
    machine: without('onError'),
    visit: [restore('a failure')],
    named: 'could not be restored',
  },
  {
    fault: 'a forgotten reset',
    machine: withoutActions('start over'),
    visit: [...sending, { kind: 'event', event: { type: 'STEP.VISIT', step: 'business-type' } }],
    named: 'start over',
  },
];
