import type { AnyStateMachine } from 'xstate';
import { isRecord } from '#statelab/is-record.ts';
import { madeWith, referenceName } from '#statelab/machine/names.ts';
import { statesOf } from '#statelab/machine/states.ts';
import { reading } from './guess-input.ts';

/** The functions of an assignment: alone, or by the fields that they set. */
function assignersOf(action: unknown): readonly Function[] {
  const { assignment } = madeWith(action);
  const written = isRecord(assignment) ? Object.values(assignment) : [assignment];
  return written.filter((assigner) => typeof assigner === 'function');
}

/**
 * Guesses the output of an actor by what is read of it when it is done. Only assignments are run,
 * because they have no effects. Undefined if none reads a part of it.
 */
export function guessOutput(machine: AnyStateMachine, actor: string): unknown {
  const { config, implementations } = machine;
  const given: unknown = config.context;
  const context = typeof given === 'function' ? reading().proxy : given;
  const done = statesOf(machine).flatMap((node) =>
    node.invoke
      .filter(({ src }) => src === actor)
      .flatMap(({ id }) => node.transitions.get(`xstate.done.actor.${id}`) ?? []),
  );
  const output = reading();
  for (const action of done.flatMap(({ actions }) => actions)) {
    const own = implementations.actions[referenceName(action) ?? ''] ?? action;
    for (const assigner of assignersOf(own)) {
      try {
        assigner({ context, event: { type: '', output: output.proxy } });
      } catch {
        // The guess is by what was read before the error.
      }
    }
  }
  const guess = output.guess();
  return isRecord(guess) || Array.isArray(guess) ? guess : undefined;
}
