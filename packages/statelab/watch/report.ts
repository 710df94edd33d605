import * as v from 'valibot';
import { isDeeperThan } from '#statelab/tape/is-deeper-than.ts';
import { deepestReport } from './limits.ts';

const name = v.pipe(v.string(), v.maxLength(1000));
const event = v.looseObject({ type: name });

/** What an actor is, as far as it said. */
const snapshot = v.object({
  status: v.optional(name),
  value: v.optional(v.unknown()),
  context: v.optional(v.unknown()),
  output: v.optional(v.unknown()),
});

const common = {
  /** The actor's, one of its own within its app. */
  sessionId: name,
  rootId: v.optional(name),
  /** Milliseconds since 1970, as text. */
  createdAt: v.optional(name),
};

const actorReport = v.object({
  ...common,
  type: v.literal('@xstate.actor'),
  name,
  parentId: v.optional(name),
  /** The machine's definition as JSON. */
  definition: v.optional(v.string()),
  snapshot: v.fallback(v.optional(snapshot), undefined),
});

const eventReport = v.object({
  ...common,
  type: v.literal('@xstate.event'),
  event,
  /** Who sent it; nobody that reports where it is left out. */
  sourceId: v.optional(name),
});

const snapshotReport = v.object({
  ...common,
  type: v.literal('@xstate.snapshot'),
  event,
  snapshot,
});

/** What an app tells of its actors, as `@statelyai/inspect` writes it. */
export const reportSchema = v.variant('type', [actorReport, eventReport, snapshotReport]);

export type Report = v.InferOutput<typeof reportSchema>;

/** A name for an app, as its address says it. */
export const appName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

const app = v.pipe(v.string(), v.maxLength(80));

/** What whoever watches is told: a report with the app that it came from, or that an app came or went. */
export const toldSchema = v.variant('type', [
  v.object({ ...actorReport.entries, app }),
  v.object({ ...eventReport.entries, app }),
  v.object({ ...snapshotReport.entries, app }),
  v.object({ type: v.literal('@statelyai.connected'), app }),
  v.object({ type: v.literal('@statelyai.disconnected'), app }),
]);

export type Told = v.InferOutput<typeof toldSchema>;

/** Reads a text by a schema; undefined where it is nothing of the kind, however it is made. */
export function readText<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (isDeeperThan(deepestReport, value)) return undefined;
    const { success, output } = v.safeParse(schema, value);
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/** A message as text; undefined of one that lies too deep. */
export function writeText(told: Told): string | undefined {
  try {
    return JSON.stringify(told);
  } catch {
    return undefined;
  }
}
