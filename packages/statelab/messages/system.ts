/** Words of the lab's view of the actors of a visit. */
export const systemWords = {
  page: 'page',
  none: 'This tape holds no actors: it was recorded before the lab kept them, or came by a link too short for them.',
  tree: 'Actors and their states',
  notYet: 'not started',
  diagram: 'Messages between actors, scrolls',
  message: (from: string, to: string, event: string, state: string): string =>
    `${from} to ${to}: ${event}${state === '' ? '' : `, then ${state}`}`,
  around: (first: number, last: number, length: number): string =>
    length === 0 ? 'No messages yet.' : `Messages ${first} to ${last} of ${length}`,
  /** What XState's own events are called, by what their types begin with. */
  events: [
    ['xstate.init', 'start'],
    ['xstate.stop', 'stop'],
    ['xstate.after.', 'timer'],
    ['xstate.done.', 'done'],
    ['xstate.error.', 'error'],
    ['xstate.snapshot.', 'snapshot'],
    ['xstate.promise.', 'answer'],
  ],
} as const;
