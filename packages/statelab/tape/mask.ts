import { labConfig } from '#statelab/config.ts';
import { isRecord } from '#statelab/is-record.ts';
import { mapValues, plain } from '#statelab/machine/plain.ts';
import type { Cause } from './tape.ts';
import { standInText, variantOf, withoutVariant } from './stand-in-text.ts';

/** Every field that is not a choice among options counts as personal. A new field is masked by default. */
const isChoice = (field: string): boolean => labConfig().mask.choices.includes(field);

/** The roles of text controls. */
export const typedInto: ReadonlySet<string> = new Set(['textbox', 'searchbox', 'spinbutton']);

/** How many leading digits may be kept: a country, area or network code. */
const maxKeptDigits = 8;

/** How many texts of one shape get different stand-ins. */
const maxVariants = 81;

/**
 * A stand-in with the same verdict as the text under the project's rules. Keeps as few digits as
 * that needs, and none if no number of digits is enough.
 */
function plainStandIn(field: string, text: string): string {
  const verdictOn = labConfig().mask.verdict;
  const verdict = verdictOn(field, text);
  for (let kept = 0; kept <= maxKeptDigits; kept += 1) {
    const masked = standInText(text, kept);
    if (verdictOn(field, masked) === verdict) return masked;
  }
  return standInText(text, 0);
}

/** The name of an event's field; undefined unless it may be personal. */
function personalField({ field }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof field === 'string' && !isChoice(field) ? field : undefined;
}

export type Mask = ReturnType<typeof createMask>;

/**
 * Makes a mask, which replaces personal values by stand-ins. Equal texts get equal stand-ins. Different texts get different ones while there are
 * enough, because a machine may compare them. A stand-in is never masked again.
 */
export function createMask() {
  const { forms, bodies } = labConfig().mask;
  const standIns = new Map<string, string>();
  const taken = new Set<string>();

  function standInFor(field: string, typed: string): string {
    const basic = withoutVariant(typed);
    const first = plainStandIn(field, basic);
    if (first === basic) return typed;
    for (let variant = 0; variant < maxVariants; variant += 1) {
      const standIn = variantOf(first, variant);
      if (!taken.has(`${field} ${standIn}`)) return standIn;
    }
    return first;
  }

  /** A stand-in of the same shape for a field's text. */
  function text(field: string, given: string): string {
    // A lead contains the trimmed text.
    const core = given.trim();
    const known = standIns.get(`${field} ${core}`) ?? standInFor(field, core);
    standIns.set(`${field} ${core}`, known);
    taken.add(`${field} ${known}`);
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
    return mapValues(value, (entry, field) => maskField(field, entry));
  }

  function record(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const field = personalField(given);
    return mapValues(given, (part, key) =>
      key === 'value' && field !== undefined ? maskField(field, part) : maskPart(key, part),
    );
  }

  function mask(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(mask);
    return isRecord(value) ? record(value) : value;
  }

  /** A visitor's act, without the text typed into a field of a form, or into any control that `typed` masks. */
  function cause<Given extends Cause>(
    given: Given,
    event: Readonly<Record<string, unknown>>,
    typed?: (text: string) => string | undefined,
  ): Given {
    const { value, role } = given;
    if (value === undefined) return given;
    const field = personalField(event);
    const isTyped = typed !== undefined && typedInto.has(role);
    if (field === undefined && !isTyped) return given;
    const isOfForm = field !== undefined && 'value' in event;
    const known = isOfForm ? undefined : typed?.(value);
    return { ...given, value: known ?? text(field ?? '', value) };
  }

  return { text, record, cause };
}

/** A plain record for a tape, masked if a mask is given. */
export function serialiseRecord(record: object, mask?: Mask): Record<string, unknown> {
  const plainRecord = mapValues(record, (value) => plain(value));
  return mask === undefined ? plainRecord : mask.record(plainRecord);
}
