import { isRecord } from '#statelab/is-record.ts';
import { onRead } from '#statelab/machine/on-read.ts';

/** What a guard is asked about. */
export interface GuardArgs {
  readonly context: unknown;
  readonly event: { readonly type: string };
}

/** What running a guard shows. */
interface GuardResult {
  /** What it returns; undefined if that depends on an event, on what came from outside, or on nothing. */
  readonly result: boolean | undefined;
  /** The fields of the context that it read, if it read no event. */
  readonly read: Readonly<Record<string, unknown>> | undefined;
}

const unknown: GuardResult = { result: undefined, read: undefined };

/** Finds what guards return by running them. `isOutside`: the fields of the context that come from outside. */
export function evaluateGuard(
  guard: unknown,
  { context, event }: GuardArgs,
  params: unknown,
  isOutside: (field: string) => boolean,
): GuardResult {
  if (typeof guard !== 'function' || !isRecord(context)) return unknown;
  const read = new Set<string>();
  let asksEvent = false;
  const asked = {
    context: onRead(context, (field) => read.add(field)),
    get event() {
      asksEvent = true;
      return event;
    },
  };
  try {
    const result: unknown = guard(asked, params);
    const fields = [...read];
    if (asksEvent || fields.length === 0) return unknown;
    return {
      result: fields.some(isOutside) ? undefined : result === true,
      read: Object.fromEntries(fields.map((field) => [field, context[field]])),
    };
  } catch {
    return unknown;
  }
}
