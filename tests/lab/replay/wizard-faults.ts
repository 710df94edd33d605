import { assign, createMachine, type AnyStateMachine } from 'xstate';
import { quoteWizardMachine as wizard } from '#machines/quote-wizard/quote-wizard.machine.ts';

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

/** Faults that a change to the wizard may cause, and what the verdict must name. */
export const wizardFaults: readonly {
  readonly fault: string;
  readonly machine: AnyStateMachine;
  readonly named: string;
}[] = [
  {
    fault: 'an inverted guard',
    machine: wizard.provide({
      guards: { 'both names are filled in': ({ context }) => context.answers.firstName === '' },
    }),
    named: 'name',
  },
  {
    fault: 'a delay of 1200 ms in place of 800',
    machine: wizard.provide({ delays: { autoAdvance: 1200 } }),
    named: 'autoAdvance',
  },
  { fault: 'a wrong target', machine: replaced('target', '#services', '#name'), named: 'services' },
  {
    fault: 'the key of what was sent is null',
    machine: wizard.provide({ actions: { 'mark as sent': assign({ sentKey: null }) } }),
    named: 'sentKey',
  },
  {
    fault: 'a renamed event',
    machine: withDefinition((key, value) => {
      if (key !== 'on' || !isPart(value) || !('FORM.SUBMIT' in value)) return value;
      const { 'FORM.SUBMIT': submit, ...others } = value;
      return { ...others, 'FORM.SEND': submit };
    }),
    named: 'FORM.SUBMIT',
  },
  { fault: '‘save draft’ lost', machine: withoutActions('save draft'), named: 'save draft' },
  { fault: '‘show step’ lost', machine: withoutActions('show step'), named: 'show step' },
  {
    fault: '‘clear draft’ lost',
    machine: withoutActions('clear draft'),
    named: 'clear draft',
  },
  { fault: '‘pass lead on’ lost', machine: withoutActions('pass lead on'), named: 'pass lead on' },
  { fault: '‘onError’ removed', machine: without('onError'), named: 'could not be restored' },
  { fault: 'a forgotten reset', machine: withoutActions('start over'), named: 'start over' },
];
