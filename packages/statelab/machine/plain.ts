import { isRecord } from '#statelab/is-record.ts';

/** A record with other values; an empty one of what is no record. */
export const mapValues = (
  record: unknown,
  change: (value: unknown, key: string) => unknown,
): Record<string, unknown> =>
  isRecord(record)
    ? Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))
    : {};

const isKept = ([, part]: readonly [string, unknown]): boolean =>
  part !== undefined && typeof part !== 'function';

/**
 * Makes a value serialisable. An Error keeps its name and message, an actor its id, a Map or a Set
 * becomes a list, an object within itself a text, and a function nothing.
 */
export function plain(value: unknown, within: readonly unknown[] = []): unknown {
  // JSON would drop an error's message.
  if (value instanceof Error) return { $error: { name: value.name, message: value.message } };
  if (within.includes(value)) return '[circular]';
  const inner = (part: unknown) => plain(part, [...within, value]);
  if (Array.isArray(value)) return value.map(inner);
  if (value instanceof Map || value instanceof Set) return [...value].map(inner);
  if (isRecord(value) && typeof value['toJSON'] === 'function') return inner(value['toJSON']());
  if (isRecord(value)) {
    const kept = Object.entries(value).filter(isKept);
    return mapValues(Object.fromEntries(kept), inner);
  }
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'symbol') return String(value);
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  return value === undefined || typeof value === 'function' ? null : value;
}

/** The inverse of `plain`. */
export function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive);
  if (!isRecord(value)) return value;
  const error = value['$error'];
  if (!isRecord(error)) return mapValues(value, revive);
  const { name, message = '' } = error;
  return Object.assign(new Error(String(message)), { name });
}

/** Deep equality of plain values; the order of keys does not count. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((part, index) => isSame(part, b[index]));
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  );
}

/** The entries of a record that differ from those of another. */
export const changedIn = <Value>(
  before: Readonly<Record<string, Value>>,
  now: Readonly<Record<string, Value>>,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(now).filter(([key, value]) => before[key] !== value));

/** Ignores inherited properties, such as toString. */
export const ownValue = (record: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** Never looks deeper than it is asked to, so that no text can exhaust the stack. */
export const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part)));
