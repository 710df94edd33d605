import { isRecord } from '#statelab/paths/is-record.ts';
import { smallest } from './smallest.ts';

type Fails = (value: unknown) => Promise<boolean>;

const less = (number: number): number => Math.trunc(Number.isInteger(number) ? number / 2 : number);

async function smallerNumber(number: number, fails: Fails): Promise<number> {
  if (number === 0 || (await fails(0))) return 0;
  let kept = number;
  for (let next = less(kept); next !== kept && (await fails(next)); next = less(kept)) kept = next;
  return kept;
}

async function smallerText(text: string, fails: Fails): Promise<string> {
  const characters = await smallest(Array.from(text), (kept) => fails(kept.join('')));
  return characters.join('');
}

async function smallerList(list: readonly unknown[], fails: Fails): Promise<readonly unknown[]> {
  const kept = [...(await smallest(list, fails))];
  for (const [index, item] of kept.entries()) {
    kept[index] = await smallerValue(item, (smaller) => fails(kept.with(index, smaller)));
  }
  return kept;
}

async function smallerRecord(record: object, fails: Fails): Promise<unknown> {
  const kept = [
    ...(await smallest(Object.entries(record), (own) => fails(Object.fromEntries(own)))),
  ];
  for (const [index, [key, value]] of kept.entries()) {
    const smaller = await smallerValue(value, (tried) =>
      fails(Object.fromEntries(kept.with(index, [key, tried]))),
    );
    kept[index] = [key, smaller];
  }
  return Object.fromEntries(kept);
}

/**
 * A value that fails as the given one does, with less in it: shorter text, smaller numbers,
 * fewer items and fields. The given one must fail.
 */
export async function smallerValue(value: unknown, fails: Fails): Promise<unknown> {
  if (typeof value === 'string') return smallerText(value, fails);
  if (typeof value === 'number') return smallerNumber(value, fails);
  if (Array.isArray(value)) return smallerList(value, fails);
  return isRecord(value) ? smallerRecord(value, fails) : value;
}
