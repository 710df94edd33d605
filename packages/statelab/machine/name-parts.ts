import { createMachine, type AnyStateMachine } from 'xstate';
import { functionName, inlineGuard, inlineName } from './names.ts';
import { isRecord } from '#statelab/is-record.ts';
import { mapValues } from './plain.ts';

/** A part of a machine's definition. */
export type Parts = Readonly<Record<string, unknown>>;

export const listOf = (value: unknown): readonly unknown[] => [value ?? []].flat();

/** True for `and`, `or`, `not` and `stateIn`, which stay as they are. */
const isBuiltIn = (guard: object): boolean => 'check' in guard;

/** The keys of transitions in a definition. */
const transitionKeys = ['always', 'initial', 'onDone', 'onError', 'onSnapshot'];
const transitionMaps = ['on', 'after'];

/** Names a machine, and every inline guard and actor: outcomes and reports go by names. */
export function nameParts(machine: AnyStateMachine, id: string): AnyStateMachine {
  const guards = new Map<string, unknown>();
  const actors = new Map<string, unknown>();

  const nameFor = (known: ReadonlyMap<string, unknown>, part: unknown, name: string): string =>
    known.has(name) && known.get(name) !== part ? `${name} ${known.size + 1}` : name;

  /** What becomes of the parts under some keys. */
  const changed = (config: Parts, keys: readonly string[], make: (part: unknown) => unknown) =>
    Object.fromEntries(keys.filter((key) => key in config).map((key) => [key, make(config[key])]));

  function transition(given: unknown): unknown {
    if (Array.isArray(given)) return given.map(transition);
    if (!isRecord(given)) return given;
    const { guard } = given;
    if (typeof guard !== 'function' || isBuiltIn(guard)) return given;
    const name = nameFor(guards, guard, inlineName(guard, inlineGuard));
    guards.set(name, guard);
    return { ...given, guard: name };
  }

  const withTransitions = (config: Parts): Parts => ({
    ...config,
    ...changed(config, transitionKeys, transition),
    ...changed(config, transitionMaps, (map) => mapValues(map, transition)),
  });

  function invocation(given: unknown, invoker: string): unknown {
    if (!isRecord(given)) return given;
    const own = withTransitions(given);
    const { src } = own;
    if (src === undefined || typeof src === 'string') return own;
    const name = nameFor(actors, src, functionName(src) ?? `actor of ${invoker}`);
    actors.set(name, src);
    return { ...own, src: name };
  }

  function state(given: unknown, key: string): unknown {
    if (!isRecord(given)) return given;
    return {
      ...withTransitions(given),
      ...changed(given, ['invoke'], (all) => listOf(all).map((one) => invocation(one, key))),
      ...changed(given, ['states'], (states) => mapValues(states, state)),
    };
  }

  const config: AnyStateMachine['config'] = Object.assign({}, state(machine.config, id), { id });
  const named: AnyStateMachine = createMachine(config);
  const { implementations } = machine;
  return named.provide({
    ...implementations,
    guards: { ...implementations.guards, ...Object.fromEntries(guards) },
    actors: { ...implementations.actors, ...Object.fromEntries(actors) },
  });
}
