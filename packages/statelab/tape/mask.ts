import { labConfig } from '#statelab/config.ts';
import { isRecord } from '#statelab/paths/is-record.ts';
import type { AccessibleNode } from './tape.ts';
import { standInText, variantOf, withoutVariant } from './stand-in-text.ts';

/** Whatever is filled in and no choice among options is taken for personal, so that a new field is masked until somebody thinks of it. */
const isChoice = (field: string): boolean => labConfig().mask.choices.includes(field);

/** The roles of controls that are typed into. */
export const typedInto: ReadonlySet<string> = new Set(['textbox', 'searchbox', 'spinbutton']);

/** How many digits of a text may stay as they are: a country's, an area's or a network's. */
const mostKept = 8;

/** How many texts of one shape are told apart. */
const mostVariants = 81;

/**
 * A stand-in of which every rule of the project says what it says of the text: as many digits stay as
 * that takes, and none where even the most would not do.
 */
function plainStandIn(field: string, text: string): string {
  const verdictOn = labConfig().mask.verdict;
  const verdict = verdictOn(field, text);
  for (let kept = 0; kept <= mostKept; kept += 1) {
    const masked = standInText(text, kept);
    if (verdictOn(field, masked) === verdict) return masked;
  }
  return standInText(text, 0);
}

/** The field, where an event tells what was typed into one that may be personal. */
export function personalField({ field }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof field === 'string' && !isChoice(field) ? field : undefined;
}

/** Puts stand-ins in the place of everything personal. */
export interface Mask {
  /** A stand-in of the same shape for what stands in a field. */
  readonly text: (field: string, text: string) => string;
  /** A plain record with a stand-in for everything personal in it. */
  readonly record: (record: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /** A part of a page without what was typed: a value that no record has, or a name with a typed text in it, is left out. */
  readonly node: (node: AccessibleNode) => AccessibleNode;
}

/**
 * Makes a mask. Texts that differ get stand-ins that differ, as far as their letters go round, for a
 * machine may compare them; the same text always gets the same one. What is masked stays so.
 */
export function createMask(): Mask {
  const { forms, bodies } = labConfig().mask;
  const standIns = new Map<string, string>();
  const taken = new Set<string>();
  /** What was typed, with its stand-in, and the texts that are not masked. */
  const typedTexts = new Map<string, string>();
  const plainTexts = new Set<string>();

  function standInFor(field: string, typed: string): string {
    const basic = withoutVariant(typed);
    const plain = plainStandIn(field, basic);
    if (plain === basic) return typed;
    for (let variant = 0; variant < mostVariants; variant += 1) {
      const standIn = variantOf(plain, variant);
      if (!taken.has(`${field} ${standIn}`)) return standIn;
    }
    return plain;
  }

  function text(field: string, given: string): string {
    // A lead holds what was typed without the spaces around it.
    const core = given.trim();
    const known = standIns.get(`${field} ${core}`) ?? standInFor(field, core);
    standIns.set(`${field} ${core}`, known);
    taken.add(`${field} ${known}`);
    typedTexts.set(core, known);
    return given.replace(core, () => known);
  }

  const maskField = (field: string, value: unknown): unknown =>
    typeof value === 'string' && !isChoice(field) ? text(field, value) : value;

  const maskBody = (body: string): string =>
    new URLSearchParams(
      [...new URLSearchParams(body)].map(([field, value]): [string, string] => [
        field,
        isChoice(field) ? value : text(field, value),
      ]),
    ).toString();

  function maskPart(key: string, value: unknown): unknown {
    if (bodies.includes(key) && typeof value === 'string') return maskBody(value);
    if (!forms.includes(key) || !isRecord(value)) return mask(value);
    return Object.fromEntries(
      Object.entries(value).map(([field, entry]) => [field, maskField(field, entry)]),
    );
  }

  function record(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const field = personalField(given);
    return Object.fromEntries(
      Object.entries(given).map(([key, part]) => [
        key,
        key === 'value' && field !== undefined ? maskField(field, part) : maskPart(key, part),
      ]),
    );
  }

  function mask(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(mask);
    if (typeof value === 'string') plainTexts.add(value);
    return isRecord(value) ? record(value) : value;
  }

  function valueIn(role: string, value: string): string | undefined {
    if (value === '' || !typedInto.has(role)) return value;
    return typedTexts.get(value.trim()) ?? (plainTexts.has(value) ? value : undefined);
  }

  function node({ name, value, ...rest }: AccessibleNode): AccessibleNode {
    const isTyped = [...typedTexts].some(
      ([core, standIn]) => core !== standIn && core.length > 1 && name?.includes(core),
    );
    const shown = value === undefined ? undefined : valueIn(rest.role, value);
    return {
      ...rest,
      ...(name !== undefined && !isTyped && { name }),
      ...(shown !== undefined && { value: shown }),
    };
  }

  return { text, record, node };
}
