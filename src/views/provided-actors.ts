import { useActorRef } from '@xstate/react';
import { createContext, useContext, useMemo } from 'react';
import {
  StateMachine,
  type Actor,
  type AnyActor,
  type AnyActorLogic,
  type AnyStateMachine,
  type InputFrom,
} from 'xstate';
import { inspection } from './inspection.ts';

/** The site's effects by actor id. An id means the same in every machine. */
export type ProvidedActors = Readonly<Record<string, AnyActorLogic>>;

/** src/app/actors.ts adds the type of the site's actors, as with TanStack Router's `Register`. */
export interface Register {}

type SiteActors = Register extends { readonly actors: infer Table } ? Table : ProvidedActors;

/** The actors that a machine declares, by id, except child machines. */
type EffectsOf<Machine extends AnyStateMachine> =
  Required<NonNullable<Parameters<Machine['provide']>[0]['actors']>> extends infer Declared
    ? { [Id in keyof Declared as Declared[Id] extends AnyStateMachine ? never : Id]: Declared[Id] }
    : never;

/** The machine if the site provides each of its actors; otherwise the missing ones. */
type Provided<Machine extends AnyStateMachine> =
  SiteActors extends EffectsOf<Machine>
    ? Machine
    : { readonly 'is missing in src/app/actors.ts': keyof EffectsOf<Machine> };

/** The machines' real actors, provided at the site's root. Elsewhere a machine runs its stubs, which throw. */
export const ActorsContext = createContext<ProvidedActors>({});

function checkProvided({ id, implementations }: AnyStateMachine, actors: ProvidedActors): void {
  for (const [actor, logic] of Object.entries(implementations.actors)) {
    if (logic instanceof StateMachine || Object.hasOwn(actors, actor)) continue;
    throw new Error(
      `The machine ${id} needs the actor '${actor}'. Provide it in the table in src/app/actors.ts.`,
    );
  }
}

/**
 * Provides a machine and its child machines with actors. Throws in development for a missing actor,
 * whose stub would look like a failed effect later.
 */
export function withActors(machine: AnyStateMachine, actors: ProvidedActors): AnyStateMachine {
  // A build fails on its types.
  if (import.meta.env.DEV) checkProvided(machine, actors);
  const machines = Object.entries(machine.implementations.actors).flatMap(([id, logic]) =>
    logic instanceof StateMachine ? [[id, withActors(logic, actors)]] : [],
  );
  return machine.provide({ actors: { ...actors, ...Object.fromEntries(machines) } });
}

/**
 * Runs a machine with the site's actors while the view is mounted. The input is read once, when the
 * machine starts. Only this hook connects views to machines; the lab's build replaces it to record
 * machines and show earlier snapshots.
 */
export function useProvidedActor<Machine extends AnyStateMachine>(
  machine: Machine & Provided<Machine>,
  ...[input]: undefined extends InputFrom<Machine>
    ? [input?: InputFrom<Machine>]
    : [input: InputFrom<Machine>]
): Actor<Machine>;
export function useProvidedActor(machine: AnyStateMachine, input?: unknown): AnyActor {
  const actors = useContext(ActorsContext);
  const provided = useMemo(() => withActors(machine, actors), [machine, actors]);
  return useActorRef(provided, { input, ...inspection });
}
