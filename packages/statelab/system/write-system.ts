import { stateName } from '#statelab/state-name.ts';
import { parentOf } from '#statelab/tape/side-effects.ts';
import { isRecord } from '#statelab/paths/is-record.ts';
import { isMachineSnapshot, type Session } from '#statelab/tape/session.ts';
import type { RawMessage } from './system-log.ts';
import type { System, SystemActor, SystemMessage } from './system-schema.ts';

/** The machine's id, or the logic's name in its parent, or the actor's own id. */
function logicOf(actor: object, snapshot: unknown): string {
  if (isMachineSnapshot(snapshot)) return snapshot.machine.id;
  const { src, id }: { src?: unknown; id?: unknown } = actor;
  if (typeof src === 'string') return src;
  return isRecord(src) && typeof src['id'] === 'string' ? src['id'] : String(id);
}

function stateOf(snapshot: unknown): string | undefined {
  if (isMachineSnapshot(snapshot)) return stateName(snapshot);
  return isRecord(snapshot) ? String(snapshot['status']) : undefined;
}

const isOver = (snapshot: unknown): boolean =>
  isRecord(snapshot) && snapshot['status'] !== undefined && snapshot['status'] !== 'active';

/** Assigns tape ids to the actors of a log. */
class ActorIds {
  readonly list: SystemActor[] = [];
  readonly #ids = new Map<object, string>();
  /** The actor that uses an id now. When it ends, the next actor of its name reuses the id. */
  readonly #holders = new Map<string, object>();

  idOf(actor: object | undefined): string | null {
    return actor === undefined ? null : (this.#ids.get(actor) ?? null);
  }

  /** The id of the receiver; its first message adds it. */
  idOfReceiver({ to, snapshot }: RawMessage): string {
    const id = this.#ids.get(to) ?? this.#add(to, logicOf(to, snapshot));
    if (isOver(snapshot)) this.#holders.delete(id);
    return id;
  }

  #add(actor: object, logic: string): string {
    const parent = this.idOf(parentOf(actor));
    const name = parent === null ? logic : `${parent}/${logic}`;
    let id = name;
    for (let count = 2; this.#holders.has(id); count += 1) id = `${name} ${count}`;
    this.#ids.set(actor, id);
    this.#holders.set(id, actor);
    if (this.list.every((known) => known.id !== id)) this.list.push({ id, parent, logic });
    return id;
  }
}

/** The system of a session's tape; each call converts only the new messages. */
export function createSystem(session: Session): () => System {
  const { log } = session;
  let restarts = log.restarts();
  let actors = new ActorIds();
  let messages: SystemMessage[] = [];
  let step = 0;

  function write(message: RawMessage): SystemMessage {
    const { to, from, event, at, snapshot } = message;
    if (to === session.actor && event !== 'xstate.init' && event !== 'xstate.stop') step += 1;
    const state = stateOf(snapshot);
    const id = actors.idOfReceiver(message);
    return {
      at: Math.max(0, at - (session.startedAt ?? 0)),
      step,
      from: actors.idOf(from),
      to: id,
      event,
      ...(state === undefined ? {} : { state }),
    };
  }

  return () => {
    if (restarts !== log.restarts()) {
      restarts = log.restarts();
      actors = new ActorIds();
      messages = [];
      step = 0;
    }
    const added = log.messages().slice(messages.length);
    if (added.length > 0) messages = [...messages, ...added.map(write)];
    return { actors: actors.list, messages };
  };
}
