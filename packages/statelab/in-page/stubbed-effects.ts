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
  readonly begin: () => void;
  readonly settle: (event: AnyEventObject) => void;
  /** The last event of each type that it received meanwhile. */
  readonly received: Map<string, AnyEventObject>;
}

/** The effects of a machine during a replay. */
export class StubbedEffects {
  readonly #stubs = new Map<string, StubbedEffect>();
  #isHolding = true;

  /** Ends a running effect, or makes it send an event, as recorded. Returns false if no effect of that name runs. */
  settle(actor: string, event: AnyEventObject): boolean {
    const effect = this.#stubs.get(actor);
    if (isEnd(event)) this.#stubs.delete(actor);
    effect?.settle(event);
    return effect !== undefined;
  }

  /** Starts the real effects, and sends them the events they missed. */
  release(): void {
    this.#isHolding = false;
    const stubs = [...this.#stubs.values()];
    this.#stubs.clear();
    for (const { self, begin, received } of stubs) {
      begin();
      for (const event of received.values()) self.send(event);
    }
  }

  /** Wraps an effect: it waits until it is settled or released. */
  stub(actor: string, real: AnyActorLogic): AnyActorLogic {
    return {
      ...real,
      start: (state: unknown, scope: AnyActorScope) => {
        if (!this.#isHolding) return real.start?.(state, scope);
        const { self } = scope;
        this.#stubs.set(actor, {
          self,
          begin: () => {
            real.start?.(self.getSnapshot(), scope);
          },
          settle: (event) => {
            // Promise logic receives its result as an event; callbacks send to their parent.
            if (isEnd(event)) self.send(promiseEventOf(event));
            else parentOf(self)?.send(event);
          },
          received: new Map(),
        });
      },
      transition: (state: object, event: AnyEventObject, scope: AnyActorScope) => {
        const effect = this.#stubs.get(actor);
        if (effect?.self !== scope.self) return real.transition(state, event, scope);
        if (event.type === 'xstate.stop') {
          this.#stubs.delete(actor);
          return { ...state, status: 'stopped' };
        }
        effect.received.set(event.type, event);
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
