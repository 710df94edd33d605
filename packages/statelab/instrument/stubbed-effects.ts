import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyStateMachine,
} from 'xstate';
import { isMachine } from '#statelab/is-machine.ts';
import { parentOf } from '#statelab/tape/side-effects.ts';
import { revive } from '#statelab/tape/plain.ts';

/** One effect that a machine started and that was not let go on. */
interface StubbedEffect {
  /** The actor that stands for it. */
  readonly self: AnyActorRef;
  readonly begin: () => void;
  readonly settle: (event: AnyEventObject) => void;
  /** What it was told meanwhile, the last of each type. */
  readonly told: Map<string, AnyEventObject>;
}

/** The effects of one page's machine while a tape leads it. */
export class StubbedEffects {
  readonly #held = new Map<string, StubbedEffect>();
  #isHolding = true;

  /** Ends a running effect, or makes it send an event, as recorded. Returns false if no effect of that name runs. */
  settle(actor: string, event: AnyEventObject): boolean {
    const effect = this.#held.get(actor);
    if (isEnd(event)) this.#held.delete(actor);
    effect?.settle(event);
    return effect !== undefined;
  }

  /** Lets every effect go on for real: what still runs begins now, and hears what it was last told. */
  release(): void {
    this.#isHolding = false;
    const held = [...this.#held.values()];
    this.#held.clear();
    for (const { self, begin, told } of held) {
      begin();
      for (const event of told.values()) self.send(event);
    }
  }

  /** An effect that waits here until it is settled or released. */
  hold(actor: string, real: AnyActorLogic): AnyActorLogic {
    return {
      ...real,
      start: (state: unknown, scope: AnyActorScope) => {
        if (!this.#isHolding) return real.start?.(state, scope);
        const { self } = scope;
        this.#held.set(actor, {
          self,
          begin: () => {
            real.start?.(self.getSnapshot(), scope);
          },
          settle: (event) => {
            // How XState's promise logic hears of its promise, and a machine of its listeners.
            if (isEnd(event)) self.send(promiseEventOf(event));
            else parentOf(self)?.send(event);
          },
          told: new Map(),
        });
      },
      transition: (state: object, event: AnyEventObject, scope: AnyActorScope) => {
        const effect = this.#held.get(actor);
        if (effect?.self !== scope.self) return real.transition(state, event, scope);
        if (event.type === 'xstate.stop') {
          this.#held.delete(actor);
          return { ...state, status: 'stopped' };
        }
        effect.told.set(event.type, event);
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
 * Returns the machine with its effects held, and its child machines with theirs. Child machines run
 * normally. The name of a child's effect is a path, such as 'submission/send'.
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
          : [name, effects.hold(around + name, logic)];
      }),
    ),
  });
