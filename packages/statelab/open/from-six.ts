import {
  createMachine,
  enqueueActions,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
} from 'xstate';
import { isRecord } from '#statelab/paths/is-record.ts';
import { listOf, mapValues, type Parts } from './name-parts.ts';

interface Asked {
  readonly context: unknown;
  readonly event: unknown;
  readonly self: unknown;
}

/** A machine of XState 6, which has sources instead of implementations. */
interface Six {
  readonly config: Parts;
  readonly sources: Pick<AnyStateMachine['implementations'], 'actors' | 'delays' | 'guards'>;
}

export const isSix = (value: unknown): value is Six =>
  isRecord(value) && isRecord(value['config']) && isRecord(value['sources']);

const named = <Part extends object>(part: Part, name: string): Part =>
  Object.defineProperty(part, 'name', { value: name });

/** The effects that a function may enqueue. Others do nothing: no actor is started. */
interface Queue {
  readonly act?: (effect: unknown, ...given: readonly unknown[]) => void;
  readonly raise?: (event: AnyEventObject, options?: { delay: number }) => void;
  readonly sendTo?: (to: AnyActorRef | undefined, event: AnyEventObject) => void;
  readonly emit?: (event: AnyEventObject) => void;
  readonly cancel?: (id: string) => void;
}

const methods = 'raise sendTo emit cancel log spawn stop listen subscribeTo'.split(' ');

const nothing = (): void => undefined;

const queueOf = ({ act = nothing, ...does }: Queue) =>
  Object.assign(
    (effect: unknown, ...given: readonly unknown[]) => act(effect, ...given),
    Object.fromEntries(methods.map((method) => [method, nothing])),
    does,
  );

const isConditional = (code: string): boolean =>
  /\bif\s*\(|(?<!\?)\?(?![.?])|&&|\|\||\bswitch\b/.test(code);

/** True of code that always returns a transition. */
const isTotal = (code: string): boolean =>
  /(?:\breturn\s*\{(?:[^{}]|\{[^{}]*\})*\}[\s;]*\}|=>\s*\(\{[^]*\}\))$/.test(code) &&
  !/\breturn\s*(?:[;}]|undefined|false|null)/.test(code);

/** `5s` and `200ms` in milliseconds; any other key as it is. */
function delayOf(key: string): string {
  const [, count, unit] = /^(\d+(?:\.\d+)?)(ms|s)$/.exec(key) ?? [];
  return count === undefined ? key : String(Number(count) * (unit === 's' ? 1000 : 1));
}

/** The targets in a function's code; undefined among them if it may stay. */
function targetsIn(code: string, siblings: Parts) {
  const written = [...code.matchAll(/\btarget:\s*(\[[^\]]*\]|[^,}\n]*)/g)];
  const results = code.match(/\breturn\s*\{|=>\s*\(\{/g) ?? [];
  const targets = written.flatMap(([, text = '']): readonly (string | readonly string[])[] => {
    const known = [...text.matchAll(/(['"`])([^'"`]+)\1/g)]
      .map(([, , inner = '']) => inner)
      .filter((target) => /^[#.]/.test(target) || target.replace(/\..*/, '') in siblings);
    return text.startsWith('[') ? [known] : known;
  });
  const different = new Map(targets.map((target) => [String(target), target]));
  const mayStay = results.length > written.length || different.size === 0;
  return [...different.values(), ...(mayStay ? [undefined] : [])];
}

/**
 * Converts a machine of XState 6 to XState 5. A transition function becomes a transition for each
 * target in its code, with a guard that calls the function.
 */
export function fromSix({ config, sources }: Six): AnyStateMachine {
  function run(part: unknown, { context, event, self }: Asked, queue: Queue): Parts | undefined {
    const asked = { context, event, self, children: {}, ...sources };
    const given: unknown = typeof part === 'function' ? part(asked, queueOf(queue)) : part;
    return isRecord(given) ? given : undefined;
  }

  /** An action that performs what a function enqueues. */
  const doing = (part: unknown) =>
    enqueueActions(
      named(
        ({ enqueue, ...asked }) => {
          const given = run(part, asked, {
            act: (effect, ...rest) =>
              enqueue(() => void (typeof effect === 'function' && effect(...rest))),
            raise: (event, options) => enqueue.raise(event, options),
            sendTo: (to, event) => to && enqueue.sendTo(to, event),
            emit: (event) => enqueue.emit(event),
            cancel: (id) => enqueue.cancel(id),
          });
          const context = given?.['context'];
          if (isRecord(context)) enqueue.assign(context);
        },
        [...new Set(String(part).match(/\benq\w*(?:\.\w+)?(?=\()|\bcontext(?=:)/g))].join(', '),
      ),
    );

  /** The transitions that a function chooses among, in the order of its code. */
  function choices(part: unknown, siblings: Parts): readonly Parts[] {
    const code = String(part);
    const actions = /\benq\w*\s*[.(]|\bcontext:/.test(code) ? { actions: doing(part) } : {};
    return targetsIn(code, siblings).map((target, index, all) => {
      const leads = (asked: Asked): boolean => {
        let acts = false;
        const act = (): void => {
          acts = true;
        };
        const result = run(part, asked, { act, raise: act, sendTo: act, emit: act, cancel: act });
        // A function that returns nothing and enqueues nothing ignores the event.
        if (result === undefined) return acts && target === undefined;
        return String(result['target']) === String(target);
      };
      const isGuarded = isConditional(code) && !(isTotal(code) && index === all.length - 1);
      const name = target === undefined ? 'stays' : `to ${String(target)}`;
      return {
        ...(target !== undefined && { target }),
        ...(isGuarded && { guard: named(leads, name) }),
        ...actions,
      };
    });
  }

  function transitions(given: unknown, siblings: Parts): unknown {
    if (Array.isArray(given)) return given.flatMap((one) => transitions(one, siblings));
    if (typeof given === 'function') return choices(given, siblings);
    if (!isRecord(given)) return given;
    const { context, to, guard, ...rest } = given;
    const own = {
      ...rest,
      ...(guard !== undefined && { guard }),
      ...(context !== undefined && {
        actions: doing(
          typeof context === 'function'
            ? (asked: Asked) => ({ context: context(asked) })
            : { context },
        ),
      }),
    };
    return to === undefined ? own : choices(to, siblings).map((choice) => ({ ...choice, ...own }));
  }

  /** The name of a source. A resolver function reads it. */
  function sourceOf(src: unknown): unknown {
    if (typeof src === 'function')
      return sourceOf(src({ actors: new Proxy({}, { get: (_, key) => key }) }));
    return Object.entries(sources.actors).find(([, logic]) => logic === src)?.[0] ?? src;
  }

  function invocation(given: unknown, siblings: Parts): unknown {
    if (!isRecord(given)) return given;
    const ends = ['onDone', 'onError', 'onSnapshot'].filter((end) => end in given);
    return {
      ...given,
      src: sourceOf(given['src']),
      ...Object.fromEntries(ends.map((end) => [end, transitions(given[end], siblings)])),
    };
  }

  function state(given: unknown, siblings: Parts): unknown {
    if (!isRecord(given)) return given;
    const { entry, exit, on, after, always, choice, invoke, onDone, states, type, ...rest } = given;
    const own = (part: unknown): unknown => transitions(part, siblings);
    const inside = isRecord(states) ? states : {};
    const timers = [given, ...listOf(invoke)]
      .filter(isRecord)
      .flatMap(({ timeout, onTimeout }) => (timeout === undefined ? [] : [[timeout, onTimeout]]));
    const delayed = [...Object.entries(isRecord(after) ? after : {}), ...timers];
    return {
      ...rest,
      ...(type !== 'choice' && type !== undefined && { type }),
      entry: listOf(entry).map(doing),
      exit: listOf(exit).map(doing),
      on: mapValues(on, own),
      after: Object.fromEntries(delayed.map(([key, part]) => [delayOf(String(key)), own(part)])),
      ...((always ?? choice) !== undefined && { always: own(always ?? choice) }),
      ...(onDone !== undefined && { onDone: own(onDone) }),
      invoke: listOf(invoke).map((one) => invocation(one, siblings)),
      ...(states !== undefined && { states: mapValues(states, (one) => state(one, inside)) }),
    };
  }

  const root = isRecord(config['states']) ? config['states'] : {};
  const five: AnyStateMachine['config'] = Object.assign({}, state(config, root));
  const { guards, delays } = sources;
  return createMachine(five).provide({ guards, delays });
}
