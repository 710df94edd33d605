import type { AnyStateMachine } from 'xstate';
import * as v from 'valibot';
import { functionName, unnamed } from './names.ts';

type StateNode = AnyStateMachine['root'];

const named = v.object({ id: v.string() });
/** What `fromPromise` and its like were given. */
const made = v.object({ config: v.function() });

/** What XState calls a machine that was given no id. */
const noId = '(machine)';

/** The name of an actor's source: as it is referred to, a machine's id, or the name of the function it runs. */
export function actorName(source: unknown): string | null {
  if (typeof source === 'string') return source;
  if (v.is(named, source)) return source.id === noId ? null : source.id;
  return v.is(made, source) ? functionName(source.config) : null;
}

/** An actor that runs while a state is active. */
interface InvokedActor {
  readonly id: string;
  readonly name: string;
}

/** The actors that a state invokes, each by a name that no other of them has if they have ids. */
export function invokedActors({ config, invoke }: StateNode): readonly InvokedActor[] {
  const written = [config.invoke ?? []].flat();
  const actors = invoke.map(({ id }, index) => {
    const source = written[index];
    const given = source?.id ?? null;
    return { id, given, name: actorName(source?.src) ?? given ?? unnamed };
  });
  return actors.map(({ id, given, name }) => {
    const isOneOfMany = actors.filter((other) => other.name === name).length > 1;
    return { id, name: isOneOfMany && given !== null ? `${name} (${given})` : name };
  });
}
