import type { Seen, SeenActor } from './seen.ts';

/** The selected actor. */
export interface Looked {
  readonly app: string;
  /** Its session. */
  readonly actor: string;
}

/** The URL hash of the view, or of an actor in it. */
export function watchAddress(looked: Looked | null = null): string {
  return looked === null
    ? '#/watch'
    : `#/watch?${new URLSearchParams({ app: looked.app, actor: looked.actor })}`;
}

export function readLooked(search: string): Looked | null {
  const asked = new URLSearchParams(search);
  const [app, actor] = [asked.get('app'), asked.get('actor')];
  return app === null || actor === null ? null : { app, actor };
}

/** The selected actor. Default: the first one of the newest app. */
export function actorLookedAt(
  { apps, actors }: Seen,
  looked: Looked | null,
): SeenActor | undefined {
  if (looked !== null) {
    return actors.find(({ app, id }) => app === looked.app && id === looked.actor);
  }
  const newest = apps.findLast(({ isGone }) => !isGone) ?? apps.at(-1);
  return actors.find(({ app }) => app === newest?.name);
}

/** The child actors of a parent. Without a parent: actors whose parent is unknown. */
export function childrenOf(
  { actors }: Seen,
  app: string,
  parent: string | null,
): readonly SeenActor[] {
  const own = actors.filter((actor) => actor.app === app);
  const known = new Set(own.map(({ id }) => id));
  return own.filter((actor) =>
    parent === null
      ? actor.parent === null || !known.has(actor.parent)
      : actor.parent === parent && actor.id !== parent,
  );
}

/** A state as text: 'open', 'gate.open, lamp.on'. For an actor without states, its status. */
export function stateText({ value, status }: Pick<SeenActor, 'value' | 'status'>): string {
  const paths = (part: unknown, above: readonly string[]): readonly string[] => {
    if (typeof part === 'string') return [[...above, part].join('.')];
    if (typeof part !== 'object' || part === null) return [];
    const entries = Object.entries(part);
    if (entries.length === 0 && above.length > 0) return [above.join('.')];
    return entries.flatMap(([key, below]) => paths(below, [...above, key]));
  };
  return paths(value, []).join(', ') || status;
}
