import { systemWords as words } from '#statelab/messages/system.ts';
import type { System } from './system-schema.ts';

/** The short name of an event in a diagram: XState's own types are too long. */
export const eventName = (type: string): string =>
  words.events.find(([start]) => type.startsWith(start))?.[1] ?? type;

/** How many messages were sent by the end of a step. */
export function messagesBy({ messages }: System, step: number): number {
  const next = messages.findIndex((message) => message.step > step);
  return next === -1 ? messages.length : next;
}

/** The state of each started actor at the end of a step, by actor id. */
export function statesAt(system: System, step: number): ReadonlyMap<string, string> {
  const states = new Map<string, string>();
  for (const { to, state } of system.messages.slice(0, messagesBy(system, step))) {
    if (state !== undefined) states.set(to, state);
  }
  return states;
}

/** The lanes and messages of a diagram. Leaves out actors that neither send nor receive. */
export function diagramOf({ actors, messages }: System): System {
  const talking = new Set(
    messages.flatMap(({ event, from, to }) => (event === 'xstate.init' ? [] : [from, to])),
  );
  return {
    actors: actors.filter(({ id }) => talking.has(id)),
    messages: messages.filter(({ to }) => talking.has(to)),
  };
}

/** A number of messages on either side of a step, with their indexes. */
export function messagesAround(system: System, step: number, count: number) {
  const now = messagesBy(system, step);
  const first = Math.max(0, now - count);
  return system.messages
    .slice(first, now + count)
    .map((message, index) => ({ message, place: first + index }));
}
