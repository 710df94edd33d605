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

/** What gives machines their real actors; set at the site's root. */
export const ActorsContext = createContext<ProvidedActors | null>(null);

/** The machine with these actors, which the machines that it runs itself get as well. */
export function withActors(machine: AnyStateMachine, actors: ProvidedActors): AnyStateMachine {
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
  machine: Machine,
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
