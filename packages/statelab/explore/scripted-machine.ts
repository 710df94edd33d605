import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import type { Outcome, Scenario } from '#statelab/scenario.ts';
import { isVariant } from '#statelab/machine/is-machine.ts';
import { handlesFailure, invocationsOf } from '#statelab/machine/states.ts';
import {
  recordingActor,
  type Invocations,
  scriptedActor,
  type ActorSystem,
  type Script,
} from './scripted-actors.ts';

/** Replaces every effect of a scenario's machine by a scripted one. */
export function scriptMachine<Machine extends AnyStateMachine>(scenario: Scenario<Machine>) {
  const { machine } = scenario;
  const outcomes: Readonly<Record<string, readonly Outcome<unknown>[]>> = scenario.outcomes;
  const scripts = new WeakMap<ActorSystem, Script>();

  function scriptOf(system: ActorSystem): Script {
    const known = scripts.get(system);
    if (known !== undefined) return known;
    const script: Script = { running: new Map(), started: [], sentEvents: [] };
    scripts.set(system, script);
    return script;
  }

  /** A derived scenario has the failures that some invocation handles; another would end the machine. */
  const invocationsBy = (actor: string): Invocations =>
    new Map(
      invocationsOf(machine).flatMap(({ node, id, src }) =>
        src === actor ? [[id, scenario.isDerived !== true || handlesFailure(node, id)]] : [],
      ),
    );

  function logicOf(actor: string): AnyActorLogic {
    const own = outcomes[actor];
    return own === undefined
      ? recordingActor(actor, scriptOf)
      : scriptedActor(actor, own, invocationsBy(actor), scriptOf);
  }

  const actors = Object.keys(machine.implementations.actors);
  const scripted = machine.provide({
    actors: Object.fromEntries(actors.map((actor) => [actor, logicOf(actor)])),
  });
  if (!isVariant(scripted, machine)) {
    throw new Error(`Providing actors to the machine '${machine.id}' gave a different machine.`);
  }
  return { machine: scripted, scriptOf };
}
