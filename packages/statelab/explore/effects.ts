import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { isRecord } from '#statelab/is-record.ts';
import { childrenOf, handlesFailure, invocationsOf } from '#statelab/machine/states.ts';
import type { Outcome, Scenario } from '#statelab/scenario.ts';

/** An effect that a machine has started. It never runs. */
export interface Effect {
  readonly ref: AnyActorRef;
  /** The name in the machine, and the one that it runs under. Ids tell apart those of one source: 'load (left)'. */
  readonly actor: string;
  readonly name: string;
  readonly input: unknown;
  /** True if the machine hears of each snapshot, as with `onSnapshot`. */
  readonly isWatched: boolean;
  /** How it can end; undefined for one without outcomes. */
  readonly outcomes: readonly Outcome<unknown>[] | undefined;
}

/** XState's id of an actor without one: '0.form.sending', or 'x:3'. */
const generatedId = /^(?:\d+\.|x:\d+$)/;

/** What an actor was made with. */
const optionsOf = (ref: object): Readonly<Record<string, unknown>> =>
  'options' in ref && isRecord(ref.options) ? ref.options : {};

/** Finds the effects that run after a step. */
export function effectsAfter(scenario: Scenario) {
  const { machine, derived } = scenario;
  const known: Readonly<Record<string, readonly Outcome<unknown>[]>> = scenario.outcomes;
  const invocations = invocationsOf(machine);

  function startOf(ref: AnyActorRef, running: readonly Effect[]): readonly Effect[] {
    const invoked = invocations.find(({ id }) => id === ref.id);
    const actor = invoked?.name ?? ref.src;
    if (typeof actor !== 'string') return [];
    const own = invocations.filter(({ name }) => name === actor);
    const isOneOfMany = own.length > 1 && !generatedId.test(ref.id);
    const isNamedById = isOneOfMany || running.some(({ name }) => name === actor);
    // A derived scenario has the failures that some invocation handles; another would end the machine.
    const canFail =
      derived === undefined || invoked === undefined || handlesFailure(invoked.node, ref.id);
    const { input, syncSnapshot } = optionsOf(ref);
    const name = isNamedById ? `${actor} (${ref.id})` : actor;
    const outcomes = known[actor]?.filter((outcome) => canFail || !('error' in outcome));
    return [{ ref, actor, name, input, isWatched: syncSnapshot === true, outcomes }];
  }

  return (
    before: readonly Effect[],
    was: AnyMachineSnapshot | undefined,
    now: AnyMachineSnapshot,
  ): readonly Effect[] => {
    if (now.status !== 'active') return [];
    const [past, present] = [childrenOf(was), childrenOf(now)];
    let running = before.filter(({ ref }) => present.includes(ref));
    for (const ref of present.filter((child) => !past.includes(child))) {
      running = [...running, ...startOf(ref, running)];
    }
    return running;
  };
}

/** The event by which an effect tells the machine that started it of its end. */
export const endOf = (ref: AnyActorRef, outcome: Outcome<unknown>): AnyEventObject =>
  'error' in outcome
    ? { type: `xstate.error.actor.${ref.id}`, error: outcome.error, actorId: ref.id }
    : { type: `xstate.done.actor.${ref.id}`, output: outcome.output, actorId: ref.id };
