import * as v from 'valibot';
import { isDeeperThan } from '#statelab/tape/plain.ts';

/** Maximum number of buffered reports. */
export const mostReports = 1000;

/** Maximum size of a received report, in bytes. */
export const longestReport = 1_000_000;

/** Maximum nesting of a report: a deeper one could overflow the reader’s stack. */
const deepestReport = 1000;

const name = v.pipe(v.string(), v.maxLength(1000));
const event = v.looseObject({ type: name });

/** An actor’s snapshot, as far as it was sent. */
const snapshot = v.object({
  status: v.optional(name),
  value: v.optional(v.unknown()),
  context: v.optional(v.unknown()),
  output: v.optional(v.unknown()),
});

const common = {
  /** The actor’s, unique within its app. */
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
  /** The sender’s session, if the sender reports. */
  sourceId: v.optional(name),
});

const snapshotReport = v.object({
  ...common,
  type: v.literal('@xstate.snapshot'),
  event,
  snapshot,
});

/** A report by an app, as `@statelyai/inspect` writes it. */
export const reportSchema = v.variant('type', [actorReport, eventReport, snapshotReport]);

export type Report = v.InferOutput<typeof reportSchema>;

/** The name of an app, from its connection’s URL. */
export const appName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

const app = v.pipe(v.string(), v.maxLength(80));

/** Message to a watcher: a report with its app, or that an app connected or disconnected. */
export const watchMessageSchema = v.variant('type', [
  v.object({ ...actorReport.entries, app }),
  v.object({ ...eventReport.entries, app }),
  v.object({ ...snapshotReport.entries, app }),
  v.object({ type: v.literal('@statelyai.connected'), app }),
  v.object({ type: v.literal('@statelyai.disconnected'), app }),
]);

export type WatchMessage = v.InferOutput<typeof watchMessageSchema>;

/** Parses a text by a schema. Returns undefined for any other text. */
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

/** A message as text. Returns undefined if it is nested too deep. */
export function writeText(message: WatchMessage): string | undefined {
  try {
    return JSON.stringify(message);
  } catch {
    return undefined;
  }
}
