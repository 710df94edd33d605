import * as v from 'valibot';

/** How many ancestors an actor of a tape may have: machines run machines a few levels deep. */
const deepest = 20;

const actorSchema = v.pipe(
  v.object({
    /** The names of its ancestors and its own, parted by '/'; a second one of a name has a number. */
    id: v.pipe(
      v.string(),
      v.check((id) => id.split('/').length <= deepest, 'an actor lies too deep'),
    ),
    /** Null for one that a page runs. */
    parent: v.nullable(v.string()),
    /** The machine's id, or what its parent calls the logic. */
    logic: v.string(),
  }),
  // So that nobody is a child of its own.
  v.check(
    ({ id, parent }) => parent === null || id.startsWith(`${parent}/`),
    'an actor does not lie under its parent',
  ),
);

/**
 * The actors that ran during a visit, and what they told each other. It holds types and states
 * alone: what a message carried is no part of it.
 */
export const systemSchema = v.object({
  actors: v.pipe(v.array(actorSchema), v.maxLength(1000)),
  messages: v.array(
    v.object({
      /** Milliseconds since the tape's machine started. */
      at: v.pipe(v.number(), v.minValue(0)),
      /** How many steps of the tape had happened, or begun, by then. */
      step: v.pipe(v.number(), v.integer(), v.minValue(0)),
      /** Null where the page, or nobody that was recorded, sent it. */
      from: v.nullable(v.string()),
      to: v.string(),
      /** The type of the event. */
      event: v.string(),
      /** The state after it, or the status of what has no states; left out where it was not taken. */
      state: v.optional(v.string()),
    }),
  ),
});

export type System = v.InferOutput<typeof systemSchema>;
export type SystemActor = System['actors'][number];
export type SystemMessage = System['messages'][number];
