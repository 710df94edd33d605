import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { isRecord } from '#statelab/is-record.ts';
import { madeWith } from '#statelab/machine/names.ts';
import { invocationsOf, transitionsOf } from '#statelab/machine/states.ts';
import { reading, attempt } from './guess-input.ts';
import { referenceName } from '#statelab/machine/reference-name.ts';

interface Asked {
  readonly context: unknown;
  readonly event: unknown;
}

const functionsIn = (part: unknown): readonly Function[] =>
  (isRecord(part) ? Object.values(part) : [part]).filter((each) => typeof each === 'function');

/** Reads of an event what an action does: its params, assignments, and the events that it sends. */
function readAction(machine: AnyStateMachine, action: unknown, asked: Asked): void {
  const name = referenceName(action) ?? '';
  const params = isRecord(action) ? functionsIn(action['params']) : [];
  const [read] = params.map((part) => attempt(part, asked));
  const { assignment, event } = madeWith(machine.implementations.actions[name] ?? action);
  for (const part of [...functionsIn(assignment), ...functionsIn(event)])
    attempt(part, asked, read);
}

/** Reads of an event what a transition does: its actions, and the input of the actors that it starts. */
function readTransition(
  machine: AnyStateMachine,
  { actions, target = [] }: AnyTransitionDefinition,
  asked: Asked,
): void {
  for (const action of [...actions, ...target.flatMap(({ entry }) => entry)]) {
    readAction(machine, action, asked);
  }
  for (const { input } of target.flatMap(({ invoke }) => invoke)) {
    for (const part of functionsIn(input)) attempt(part, asked);
  }
}

/** The context of a machine, of which a function's parts can be read, too. */
function contextOf({ config }: AnyStateMachine): unknown {
  const given: unknown = config.context;
  return typeof given === 'function' ? reading().proxy : given;
}

/**
 * Guesses the output of an actor by what is read of it when it is done. Only functions without
 * effects are run. Undefined if none reads a part of it.
 */
export function guessOutput(machine: AnyStateMachine, actor: string): unknown {
  const output = reading();
  const asked = { context: contextOf(machine), event: { type: '', output: output.proxy } };
  for (const { id, src, node } of invocationsOf(machine)) {
    if (src !== actor) continue;
    for (const transition of node.transitions.get(`xstate.done.actor.${id}`) ?? []) {
      readTransition(machine, transition, asked);
    }
  }
  const guess = output.guess();
  return isRecord(guess) || Array.isArray(guess) ? guess : undefined;
}

/** Guesses what an event carries by what is read of it; nothing if nothing is. */
export function guessPayload(machine: AnyStateMachine, type: string): Record<string, unknown> {
  const event = reading({ type });
  const asked = { context: contextOf(machine), event: event.proxy };
  for (const transition of transitionsOf(machine).values()) {
    if (transition.eventType === type) readTransition(machine, transition, asked);
  }
  const guess = event.guess();
  return isRecord(guess) ? { ...guess } : {};
}
