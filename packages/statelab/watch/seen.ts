import { mostReports, readText, watchMessageSchema, type WatchMessage } from './report.ts';

/** An actor of an app that reports. */
export interface SeenActor {
  readonly app: string;
  /** Its session, unique within its app. */
  readonly id: string;
  readonly parent: string | null;
  readonly name: string;
  /** Its machine’s definition as JSON. */
  readonly definition: string | null;
  readonly status: string;
  /** Its state, as XState writes it. */
  readonly value: unknown;
  readonly context: unknown;
}

export interface SeenEvent {
  /** Counts from 1. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly app: string;
  /** The receiver’s session. */
  readonly actor: string;
  readonly to: string;
  /** The sender’s name; null if it is not an actor. */
  readonly from: string | null;
  readonly type: string;
  readonly event: unknown;
}

/** Apps that report, with their actors and events. */
export interface Seen {
  readonly apps: readonly { readonly name: string; readonly isGone: boolean }[];
  readonly actors: readonly SeenActor[];
  /** The newest events, oldest first. */
  readonly events: readonly SeenEvent[];
  readonly count: number;
}

export const nothingSeen: Seen = { apps: [], actors: [], events: [], count: 0 };

/** Maximum number of finished actors that are shown. */
const mostOver = 100;

const active = 'active';

const isSame = (actor: SeenActor, app: string, id: string): boolean =>
  actor.app === app && actor.id === id;

/** Drops the oldest finished actors. */
function tidy(actors: readonly SeenActor[]): readonly SeenActor[] {
  const over = actors.filter(({ status }) => status !== active);
  const gone = new Set(over.slice(0, Math.max(0, over.length - mostOver)));
  return gone.size === 0 ? actors : actors.filter((actor) => !gone.has(actor));
}

type Of<Type extends WatchMessage['type']> = Extract<WatchMessage, { type: Type }>;

function meetActor(seen: Seen, message: Of<'@xstate.actor'>): Seen {
  const { app, sessionId: id, name, parentId, definition = null, snapshot = {} } = message;
  const { status = active, value, context } = snapshot;
  const actor = { app, id, parent: parentId ?? null, name, definition, status, value, context };
  const at = seen.actors.findIndex((known) => isSame(known, app, id));
  return {
    ...seen,
    actors: tidy(at === -1 ? [...seen.actors, actor] : seen.actors.with(at, actor)),
  };
}

function followActor(seen: Seen, message: Of<'@xstate.snapshot'>): Seen {
  const { app, sessionId: id, snapshot } = message;
  const { status = active, value, context } = snapshot;
  return {
    ...seen,
    actors: tidy(
      seen.actors.map((actor) =>
        isSame(actor, app, id) ? { ...actor, status, value, context } : actor,
      ),
    ),
  };
}

function keepEvent(
  seen: Seen,
  { app, sessionId, sourceId, createdAt, event }: Of<'@xstate.event'>,
): Seen {
  const nameOf = (id: string): string =>
    seen.actors.find((actor) => isSame(actor, app, id))?.name ?? id;
  const number = seen.count + 1;
  const kept = {
    number,
    at: Number(createdAt ?? 0),
    app,
    actor: sessionId,
    to: nameOf(sessionId),
    from: sourceId === undefined ? null : nameOf(sourceId),
    type: event.type,
    event,
  };
  return { ...seen, count: number, events: [...seen.events, kept].slice(-mostReports) };
}

/** An app that connects has no actors yet. */
const meetApp = ({ apps, actors, ...seen }: Seen, name: string): Seen => ({
  ...seen,
  apps: [...apps.filter((app) => app.name !== name), { name, isGone: false }],
  actors: actors.filter(({ app }) => app !== name),
});

function take(seen: Seen, message: WatchMessage): Seen {
  switch (message.type) {
    case '@statelyai.connected':
      return meetApp(seen, message.app);
    case '@statelyai.disconnected': {
      const apps = seen.apps.map((app) =>
        app.name === message.app ? { ...app, isGone: true } : app,
      );
      return { ...seen, apps };
    }
    case '@xstate.actor':
      return meetActor(seen, message);
    case '@xstate.event':
      return keepEvent(seen, message);
    case '@xstate.snapshot':
      return followActor(seen, message);
  }
}

/** Applies messages. Invalid ones are ignored. */
export const takeTexts = (seen: Seen, texts: readonly string[]): Seen =>
  texts.reduce((now, text) => {
    const message = readText(watchMessageSchema, text);
    if (message === undefined) return now;
    // The buffer may have dropped the message that the app connected.
    const isKnown = now.apps.some(({ name }) => name === message.app);
    return take(isKnown ? now : meetApp(now, message.app), message);
  }, seen);
