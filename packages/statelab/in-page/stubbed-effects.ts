import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyStateMachine,
} from 'xstate';
import { isMachine } from '#statelab/machine/is-machine.ts';
import { parentOf } from '#statelab/tape/side-effects.ts';
import { revive } from '#statelab/tape/plain.ts';

/** An effect that a machine started and that waits for the replay. */
interface StubbedEffect {
  readonly self: AnyActorRef;
  readonly settle: (event: AnyEventObject) => void;
}

/** The effects of a machine during a replay. */
export class StubbedEffects {
  readonly #stubs = new Map<string, StubbedEffect>();

  /** Ends a running effect, or makes it send an event, as recorded. Returns false if no effect of that name runs. */
  settle(actor: string, event: AnyEventObject): boolean {
    const effect = this.#stubs.get(actor);
    if (isEnd(event)) this.#stubs.delete(actor);
    effect?.settle(event);
    return effect !== undefined;
  }

  /** Wraps an effect: it waits until it is settled. */
  stub(actor: string, real: AnyActorLogic): AnyActorLogic {
    return {
      ...real,
      start: (_: unknown, scope: AnyActorScope) => {
        const { self } = scope;
        this.#stubs.set(actor, {
          self,
          settle: (event) => {
            // Promise logic receives its result as an event; callbacks send to their parent.
            if (isEnd(event)) self.send(promiseEventOf(event));
            else parentOf(self)?.send(event);
          },
        });
      },
      transition: (state: object, event: AnyEventObject, scope: AnyActorScope) => {
        const effect = this.#stubs.get(actor);
        if (effect?.self !== scope.self) return real.transition(state, event, scope);
        if (event.type === 'xstate.stop') {
          this.#stubs.delete(actor);
          return { ...state, status: 'stopped' };
        }
        return state;
      },
    };
  }
}

const isEnd = ({ type }: AnyEventObject): boolean => /^xstate\.(?:done|error)\./.test(type);

const promiseEventOf = (event: AnyEventObject): AnyEventObject =>
  event.type.startsWith('xstate.error.')
    ? { type: 'xstate.promise.reject', data: revive(event['error']) }
    : { type: 'xstate.promise.resolve', data: revive(event['output']) };

/**
 * Stubs the effects of a machine and its child machines, which run normally. The name of a child's
 * effect is a path, such as 'submission/send'.
 */
export const withStubbedEffects = (
  machine: AnyStateMachine,
  effects: StubbedEffects,
  around = '',
): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(
      Object.entries(machine.implementations.actors).map(([name, actor]) => {
        const logic = 'src' in actor ? actor.src : actor;
        return isMachine(logic)
          ? [name, withStubbedEffects(logic, effects, `${around}${name}/`)]
          : [name, effects.stub(around + name, logic)];
      }),
    ),
  });
