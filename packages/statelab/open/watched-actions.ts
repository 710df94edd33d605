import { isRecord } from '#statelab/is-record.ts';
import { onRead } from '#statelab/machine/on-read.ts';
import { madeWith } from '#statelab/machine/names.ts';

/** Where the fields of a context came from. */
export interface Origins {
  /** True for a field that came from an event, an actor or the input. */
  readonly isOutside: (field: string) => boolean;
  readonly assign: (field: string, isOutside: boolean) => void;
}

type Given = Readonly<Record<string, unknown>>;

/** An action with some of its arguments changed. */
const copy = (action: unknown, changed: Given): unknown =>
  typeof action === 'function'
    ? Object.assign(
        (...given: readonly unknown[]): unknown => Reflect.apply(action, undefined, given),
        madeWith(action),
        changed,
      )
    : action;

/** Watches what actions assign: whether a value came from an event, or from a field that did. */
export function createWatch({ isOutside, assign }: Origins) {
  /** Parameters that came from outside. */
  let fed: unknown;

  function run(part: Function, given: Given, params: unknown) {
    let isFromOutside = params !== undefined && params === fed;
    const context = (fields: Given) =>
      onRead(fields, (field) => (isFromOutside ||= isOutside(field)));
    const watched = new Proxy(given, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        isFromOutside ||= key === 'event';
        return key === 'context' && isRecord(value) ? context(value) : value;
      },
    });
    const value: unknown = Reflect.apply(part, undefined, [watched, params]);
    return { value, isFromOutside };
  }

  /** Assigns what a function returned; what it left as it was keeps its origin. */
  function assignAll(value: unknown, isFromOutside: boolean, before: unknown): void {
    for (const [field, now] of Object.entries(isRecord(value) ? value : {})) {
      const isLeft = !isFromOutside && isRecord(before) && Object.is(now, before[field]);
      if (!isLeft) assign(field, isFromOutside);
    }
  }

  /** An assignment, by a function or for each field, that is watched. `isFed` tells of plain values. */
  const assigning =
    (assignment: unknown, isFed = () => false) =>
    (given: Given, params: unknown) => {
      if (typeof assignment === 'function') {
        const { value, isFromOutside } = run(assignment, given, params);
        assignAll(value, isFromOutside, given['context']);
        return value;
      }
      const parts = Object.entries(isRecord(assignment) ? assignment : {});
      const made = parts.map(([field, part]) => {
        if (typeof part !== 'function') return [field, part, isFed()] as const;
        const { value, isFromOutside } = run(part, given, params);
        return [field, value, isFromOutside] as const;
      });
      for (const [field, , isFromOutside] of made) assign(field, isFromOutside);
      return Object.fromEntries(made);
    };

  /** What `enqueueActions` runs. It assigns after it has run, and what it read counts for all. */
  const collecting = (collect: Function) => (given: Given, params: unknown) => {
    const { enqueue } = given;
    if (typeof enqueue !== 'function') return;
    let isFromOutside = false;
    const watched = new Proxy(enqueue, {
      get: (target, key) => {
        const own: unknown = Reflect.get(target, key);
        if (key !== 'assign' || typeof own !== 'function') return own;
        return (assignment: unknown): unknown =>
          Reflect.apply(own, undefined, [assigning(assignment, () => isFromOutside)]);
      },
    });
    ({ isFromOutside } = run(collect, { ...given, enqueue: watched }, params));
  };

  /** An action that does the same, watched. */
  return (action: unknown): unknown => {
    if (isRecord(action) && typeof action['params'] === 'function') {
      const make = action['params'];
      const params = (asked: Given): unknown => {
        const { value, isFromOutside } = run(make, asked, undefined);
        fed = isFromOutside ? value : undefined;
        return value;
      };
      return { ...action, params };
    }
    const { assignment, collect } = madeWith(action);
    if (assignment !== undefined) return copy(action, { assignment: assigning(assignment) });
    return typeof collect === 'function' ? copy(action, { collect: collecting(collect) }) : action;
  };
}
