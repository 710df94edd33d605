import * as v from 'valibot';

/** The maximum depth of an actor; real systems have a few levels. */
const maxDepth = 20;

const actorSchema = v.pipe(
  v.object({
    /** The names of its ancestors and its own, separated by '/'. Duplicates are numbered. */
    id: v.pipe(
      v.string(),
      v.check((id) => id.split('/').length <= maxDepth, 'an actor is nested too deep'),
    ),
    /** Null for a root actor. */
    parent: v.nullable(v.string()),
    /** The machine's id, or the logic's name in its parent. */
    logic: v.string(),
  }),
  // An actor must not be its own ancestor.
  v.check(
    ({ id, parent }) => parent === null || id.startsWith(`${parent}/`),
    'an actor is not below its parent',
  ),
);

/** The actors of a visit and their messages, without payloads. */
export const systemSchema = v.object({
  actors: v.pipe(v.array(actorSchema), v.maxLength(1000)),
  messages: v.array(
    v.object({
      /** Milliseconds since the start of the tape's machine. */
      at: v.pipe(v.number(), v.minValue(0)),
      /** How many steps of the tape had begun. */
      step: v.pipe(v.number(), v.integer(), v.minValue(0)),
      /** Null for the page, or an unrecorded sender. */
      from: v.nullable(v.string()),
      to: v.string(),
      event: v.string(),
      /** The state after it, or the status of an actor without states. Missing if it was not processed. */
      state: v.optional(v.string()),
    }),
  ),
});

export type System = v.InferOutput<typeof systemSchema>;
export type SystemActor = System['actors'][number];
export type SystemMessage = System['messages'][number];
