import type {
  AnyActorLogic,
  AnyActorRef,
  AnyActorScope,
  AnyEventObject,
  AnyStateMachine,
} from 'xstate';
import { revive } from '#lab/tape/plain.ts';

/** One effect that a machine started and that was not let go on. */
interface HeldEffect {
  /** The actor that stands for it. */
  readonly self: AnyActorRef;
  readonly begin: () => void;
  readonly settle: (event: AnyEventObject) => void;
  /** What it was told meanwhile, the last of each type. */
  readonly told: Map<string, AnyEventObject>;
}

/** The effects of one page's machine while a tape leads it. */
export class HeldEffects {
  readonly #held = new Map<string, HeldEffect>();
  #isHolding = true;

  /** Ends a running effect as a tape says. False where no effect of that name is running. */
  settle(actor: string, event: AnyEventObject): boolean {
    const effect = this.#held.get(actor);
    this.#held.delete(actor);
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
    /** What an effect that is a machine would do at its start, such as running effects of its own. */
    const waiting: (() => void)[] = [];
    const wait = (go: () => void) => void waiting.push(go);
    // A machine has its methods from its class.
    return Object.assign<
      AnyActorLogic,
      Pick<AnyActorLogic, 'getInitialSnapshot' | 'start' | 'transition'>
    >(Object.create(real), {
      getInitialSnapshot: (scope: AnyActorScope, input: unknown) => {
        if (!this.#isHolding) return real.getInitialSnapshot(scope, input);
        waiting.length = 0;
        const held: AnyActorScope = {
          ...scope,
          defer: wait,
          actionExecutor: (action) => wait(() => scope.actionExecutor(action)),
        };
        return real.getInitialSnapshot(held, input);
      },
      start: (state: unknown, scope: AnyActorScope) => {
        if (!this.#isHolding) return real.start?.(state, scope);
        const { self } = scope;
        this.#held.set(actor, {
          self,
          begin: () => {
            real.start?.(self.getSnapshot(), scope);
            for (const go of waiting) go();
          },
          // How XState's promise logic hears of its promise.
          settle: (event) => self.send(promiseEventOf(event)),
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
    });
  }
}

const promiseEventOf = (event: AnyEventObject): AnyEventObject =>
  event.type.startsWith('xstate.error.')
    ? { type: 'xstate.promise.reject', data: revive(event['error']) }
    : { type: 'xstate.promise.resolve', data: revive(event['output']) };

/** The machine with every effect held. */
export const withHeldEffects = (machine: AnyStateMachine, effects: HeldEffects): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(
      Object.entries(machine.implementations.actors).map(([name, actor]) => [
        name,
        effects.hold(name, 'src' in actor ? actor.src : actor),
      ]),
    ),
  });
