import { fromCallback, type AnyStateMachine } from 'xstate';
import { invocationsOf } from '#statelab/machine/states.ts';
import type { EventCase, Outcome, Scenario, Step } from '#statelab/scenario.ts';
import { resultsText, choicesIn, choicesKey, type Results } from './guard-choices.ts';
import { isRecord } from '#statelab/is-record.ts';
import { outcomesOf } from '#statelab/explore/effects.ts';
import { stepName } from '#statelab/explore/step-name.ts';
import { createAssumptions } from './assumptions.ts';
import { guessOutput, guessPayload } from './guess-event.ts';
import { guessInput } from './guess-input.ts';
import { nameParts } from './name-parts.ts';

/** The outcomes of an actor: one for every combination of what its guards return. */
function endsOf(
  ends: 'done' | 'error',
  combinations: readonly Results[],
  output: unknown,
): readonly Outcome<unknown>[] {
  const name = ends === 'done' ? 'done' : 'a failure';
  return combinations.map((results) => {
    const text = resultsText(results);
    const named = text === '' ? name : `${name}: ${text}`;
    if (ends === 'done') {
      const chosen = { ...(isRecord(output) && output), [choicesKey]: results };
      return { name: named, output: text === '' ? output : chosen };
    }
    // A tape keeps nothing of an error but its message.
    return {
      name: named,
      error: new Error(text === '' ? 'It failed.' : JSON.stringify({ [choicesKey]: results })),
    };
  });
}

/** The invoked actors by name, with the outcomes that a transition handles. */
function invokedBy(
  machine: AnyStateMachine,
  combinationsOf: (eventType: string) => readonly Results[],
): ReadonlyMap<string, readonly Outcome<unknown>[]> {
  const invoked = new Map<string, readonly Outcome<unknown>[]>();
  for (const { id, src, onDone, onError } of invocationsOf(machine)) {
    if (typeof src !== 'string') continue;
    const known = invoked.get(src) ?? [];
    const ends = (['done', 'error'] as const).flatMap((end) =>
      (end === 'done' ? onDone : onError) === undefined
        ? []
        : endsOf(end, combinationsOf(`xstate.${end}.actor.${id}`), guessOutput(machine, src)),
    );
    const isNew = ({ name }: Outcome<unknown>) => known.every((other) => other.name !== name);
    invoked.set(src, [...known, ...ends.filter(isNew)]);
  }
  return invoked;
}

type Assumptions = ReturnType<typeof createAssumptions>;

/** A step's name without what it chooses for guards, that, and the type of its event. */
function choicesOf(step: Step, outcomes: Readonly<Record<string, readonly Outcome<unknown>[]>>) {
  if (step.kind === 'wait') return { name: stepName(step), choices: {}, type: '' };
  if (step.kind === 'event') {
    return { name: step.event.type, choices: choicesIn(step.event), type: step.event.type };
  }
  const [, ends = []] = outcomesOf(outcomes, step.actor) ?? [];
  const outcome = ends.find(({ name }) => name === step.outcome);
  const choices = outcome === undefined ? {} : choicesIn({ type: '', ...outcome });
  return { name: `${step.actor}: ${step.outcome.split(':')[0]}`, choices, type: '' };
}

const plainly = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** The machine of a derived scenario, which remembers nothing; any other unchanged. */
export const withoutMemory = (machine: AnyStateMachine): AnyStateMachine =>
  plainly.get(machine) ?? machine;

const origins = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** The machine from which a scenario's was derived, with its own parts alone; any other unchanged. */
export const givenMachine = (machine: AnyStateMachine): AnyStateMachine =>
  origins.get(machine) ?? machine;

/** A machine that notes in `assumptions` which results of guards it assumed. */
function remembering(machine: AnyStateMachine, assumptions: Assumptions): AnyStateMachine {
  const remembers: AnyStateMachine = Object.create(machine);
  plainly.set(remembers, machine);
  remembers.transition = (snapshot, event, scope) =>
    assumptions.from(snapshot, Object.keys(choicesIn(event)).length > 0, () =>
      machine.transition(snapshot, event, scope),
    );
  remembers.getInitialSnapshot = (scope, input) =>
    assumptions.from(undefined, true, () => machine.getInitialSnapshot(scope, input));
  remembers.provide = (implementations) =>
    remembering(machine.provide(implementations), assumptions);
  return remembers;
}

/**
 * Derives a scenario from a machine alone: its events, and its actors' success and failure, each with
 * every combination of what the guards return. No actor runs.
 */
export function derivedScenario(given: AnyStateMachine, id: string): Scenario {
  const named = nameParts(given, id);
  const { implementations } = named;
  const assumptions = createAssumptions(named);
  const { combinationsOf } = assumptions;
  const invoked = invokedBy(named, combinationsOf);
  const stub = fromCallback(() => undefined);
  const actors = new Set([...Object.keys(implementations.actors), ...invoked.keys()]);
  const machine = nameParts(given, id, assumptions.watched).provide({
    actors: Object.fromEntries([...actors].map((name) => [name, stub])),
    guards: assumptions.guards,
  });
  const events = named.events
    .filter((type) => !type.startsWith('xstate.'))
    // A wildcard handles any event without a name of its own.
    .map((type) => [type, type.replace('*', 'SOMETHING')] as const)
    .flatMap(([descriptor, type]): readonly EventCase<AnyStateMachine>[] =>
      combinationsOf(descriptor).map((results) => ({
        event: {
          ...guessPayload(named, descriptor),
          type,
          ...(Object.keys(results).length > 0 && { [choicesKey]: results }),
        },
      })),
    );
  const input = guessInput(given);
  const derived = remembering(machine, assumptions);
  origins.set(derived, given);
  const outcomes = Object.fromEntries([...invoked].filter(([, ends]) => ends.length > 0));
  return {
    machine: derived,
    ...(input !== undefined && { input }),
    events,
    outcomes,
    key: assumptions.key,
    isDerived: true,
    sayStep: (step, after) => {
      const { name, choices } = choicesOf(step, outcomes);
      const guards = resultsText(assumptions.assumedBefore(after, choices));
      return guards === '' ? name : `${name} (assumed: ${guards})`;
    },
    contradicts: ({ step, before, after }) => {
      const { choices, type } = choicesOf(step, outcomes);
      return assumptions.contradicts(choices, { type, before, after });
    },
    invariants: {},
  };
}
