import { systemWords as words } from '#statelab/messages/system.ts';
import type { System } from './system-schema.ts';

/** What an event is called in a diagram: XState's own types are too long for one. */
export const eventName = (type: string): string =>
  words.events.find(([start]) => type.startsWith(start))?.[1] ?? type;

/** How many messages there were by the moment after so many steps. */
export function messagesBy({ messages }: System, step: number): number {
  const next = messages.findIndex((message) => message.step > step);
  return next === -1 ? messages.length : next;
}

/** The state of each actor that had started by the moment after so many steps. */
export function statesAt(system: System, step: number): ReadonlyMap<string, string> {
  const states = new Map<string, string>();
  for (const { to, state } of system.messages.slice(0, messagesBy(system, step))) {
    if (state !== undefined) states.set(to, state);
  }
  return states;
}

/** What a diagram shows of a system: lanes for those that tell or are told something, and what they do. */
export function diagramOf({ actors, messages }: System): System {
  const talking = new Set(
    messages.flatMap(({ event, from, to }) => (event === 'xstate.init' ? [] : [from, to])),
  );
  return {
    actors: actors.filter(({ id }) => talking.has(id)),
    messages: messages.filter(({ to }) => talking.has(to)),
  };
}

/** Messages about a moment, as many on either side of it, with their places from 0. */
export function messagesAround(system: System, step: number, many: number) {
  const now = messagesBy(system, step);
  const first = Math.max(0, now - many);
  return system.messages
    .slice(first, now + many)
    .map((message, index) => ({ message, place: first + index }));
}
