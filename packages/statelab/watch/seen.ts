import { mostReports } from './limits.ts';
import { readText, toldSchema, type Told } from './report.ts';

/** An actor of an app that reports. */
export interface SeenActor {
  readonly app: string;
  /** Its session: one of its own within its app. */
  readonly id: string;
  readonly parent: string | null;
  readonly name: string;
  /** Its machine's definition as JSON; null where it has none. */
  readonly definition: string | null;
  readonly status: string;
  /** Its state, as XState writes it. */
  readonly value: unknown;
  readonly context: unknown;
}

export interface SeenEvent {
  /** Counts the events that were seen, from 1. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly app: string;
  /** The session of the actor that got it. */
  readonly actor: string;
  readonly to: string;
  /** Who sent it; null where that is no actor. */
  readonly from: string | null;
  readonly type: string;
  readonly event: unknown;
}

/** What was seen of apps that report. */
export interface Seen {
  readonly apps: readonly { readonly name: string; readonly isGone: boolean }[];
  readonly actors: readonly SeenActor[];
  /** The newest, in the order in which they came. */
  readonly events: readonly SeenEvent[];
  readonly count: number;
}

export const nothingSeen: Seen = { apps: [], actors: [], events: [], count: 0 };

/** The most actors that are over and still shown. */
const mostOver = 100;

const active = 'active';

const isSame = (actor: SeenActor, app: string, id: string): boolean =>
  actor.app === app && actor.id === id;

/** Lets go of actors that have long been over. */
function tidy(actors: readonly SeenActor[]): readonly SeenActor[] {
  const over = actors.filter(({ status }) => status !== active);
  const gone = new Set(over.slice(0, Math.max(0, over.length - mostOver)));
  return gone.size === 0 ? actors : actors.filter((actor) => !gone.has(actor));
}

type Of<Type extends Told['type']> = Extract<Told, { type: Type }>;

function meetActor(seen: Seen, told: Of<'@xstate.actor'>): Seen {
  const { app, sessionId: id, name, parentId, definition = null, snapshot = {} } = told;
  const { status = active, value, context } = snapshot;
  const actor = { app, id, parent: parentId ?? null, name, definition, status, value, context };
  const at = seen.actors.findIndex((known) => isSame(known, app, id));
  return {
    ...seen,
    actors: tidy(at === -1 ? [...seen.actors, actor] : seen.actors.with(at, actor)),
  };
}

function followActor(seen: Seen, told: Of<'@xstate.snapshot'>): Seen {
  const { app, sessionId: id, snapshot } = told;
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

/** An app that comes, or comes back, has no actors yet. */
const meetApp = ({ apps, actors, ...seen }: Seen, name: string): Seen => ({
  ...seen,
  apps: [...apps.filter((app) => app.name !== name), { name, isGone: false }],
  actors: actors.filter(({ app }) => app !== name),
});

function take(seen: Seen, told: Told): Seen {
  switch (told.type) {
    case '@statelyai.connected':
      return meetApp(seen, told.app);
    case '@statelyai.disconnected': {
      const apps = seen.apps.map((app) => (app.name === told.app ? { ...app, isGone: true } : app));
      return { ...seen, apps };
    }
    case '@xstate.actor':
      return meetActor(seen, told);
    case '@xstate.event':
      return keepEvent(seen, told);
    case '@xstate.snapshot':
      return followActor(seen, told);
  }
}

/** What is seen after more was told. What can't be read is left out. */
export const takeTexts = (seen: Seen, texts: readonly string[]): Seen =>
  texts.reduce((now, text) => {
    const told = readText(toldSchema, text);
    if (told === undefined) return now;
    // The oldest that is kept of an app may be later than its coming.
    const isKnown = now.apps.some(({ name }) => name === told.app);
    return take(isKnown ? now : meetApp(now, told.app), told);
  }, seen);
