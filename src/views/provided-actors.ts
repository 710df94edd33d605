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

/** The effects of a site by actor id, which means the same in every machine. */
export type ProvidedActors = Readonly<Record<string, AnyActorLogic>>;

/** Learns the type of the site's table of actors from src/app/actors.ts, as TanStack Router's `Register` learns its router. */
export interface Register {}

type SiteActors = Register extends { readonly actors: infer Table } ? Table : ProvidedActors;

/** The actors that a machine declares, by id, but for machines, which bring themselves. */
type EffectsOf<Machine extends AnyStateMachine> =
  Required<NonNullable<Parameters<Machine['provide']>[0]['actors']>> extends infer Declared
    ? { [Id in keyof Declared as Declared[Id] extends AnyStateMachine ? never : Id]: Declared[Id] }
    : never;

/** The machine, where the site's table has each of its actors; otherwise what it lacks. */
type Provided<Machine extends AnyStateMachine> =
  SiteActors extends EffectsOf<Machine>
    ? Machine
    : { readonly 'is missing in src/app/actors.ts': keyof EffectsOf<Machine> };

/** What gives machines their real actors; set at the site's root. */
export const ActorsContext = createContext<ProvidedActors | null>(null);

function refuseForgotten({ id, implementations }: AnyStateMachine, actors: ProvidedActors): void {
  for (const [actor, logic] of Object.entries(implementations.actors)) {
    if (logic instanceof StateMachine || Object.hasOwn(actors, actor)) continue;
    throw new Error(
      `The machine ${id} needs the actor '${actor}'. Provide it in the table in src/app/actors.ts.`,
    );
  }
}

/**
 * The machine with these actors, which the machines that it runs itself get as well. In
 * development it throws for an actor that is not provided: its stub, reached later, would look like
 * a failed effect.
 */
export function withActors(machine: AnyStateMachine, actors: ProvidedActors): AnyStateMachine {
  // The types of a build refuse it before.
  if (import.meta.env.DEV) refuseForgotten(machine, actors);
  const machines = Object.entries(machine.implementations.actors).flatMap(([id, logic]) =>
    logic instanceof StateMachine ? [[id, withActors(logic, actors)]] : [],
  );
  return machine.provide({ actors: { ...actors, ...Object.fromEntries(machines) } });
}

/**
 * Runs a machine with the site's actors for as long as the view is mounted. The input is read
 * once, when the machine starts. This is the one place that binds views to machines; the lab's
 * copy of the site is built with a hook of the lab in its place, which records the machine and
 * shows other moments of it. Throws outside the site's root, where there are no actors.
 */
export function useProvidedActor<Machine extends AnyStateMachine>(
  machine: Machine & Provided<Machine>,
  ...[input]: undefined extends InputFrom<Machine>
    ? [input?: InputFrom<Machine>]
    : [input: InputFrom<Machine>]
): Actor<Machine>;
export function useProvidedActor(machine: AnyStateMachine, input?: unknown): AnyActor {
  const actors = useContext(ActorsContext);
  if (actors === null) {
    throw new Error('useProvidedActor needs the ActorsContext of the site root above it.');
  }
  const provided = useMemo(() => withActors(machine, actors), [machine, actors]);
  return useActorRef(provided, { input, ...inspection });
}
