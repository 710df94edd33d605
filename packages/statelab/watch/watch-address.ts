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

/** Reads the selected actor from the search. */
export function readLooked(search: string): Looked | null {
  const asked = new URLSearchParams(search);
  const [app, actor] = [asked.get('app'), asked.get('actor')];
  return app === null || actor === null ? null : { app, actor };
}
