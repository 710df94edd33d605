import { checkDay } from '#brackets/core/checks.ts';
import { paydays } from '#brackets/core/paydays.ts';
import {
  largestPay,
  payPeriods,
  type DatedPay,
  type PayPeriod,
  type Terms,
} from '#brackets/core/pay-question.ts';
import { taxCodes, type TaxCode } from '#brackets/core/tax-code.ts';
import { otherCodes, otherPays } from '#brackets/core/check-pay.ts';
import { payRulesFor } from '#brackets/core/schedules.ts';
import { readCents } from './read-amount.ts';
import { readOneOf } from './read-name.ts';
import { readChecked, readOnDay } from './read-schedule.ts';
import { readPart, readParts, Unreadable } from './unreadable.ts';

/** What happens in a job on a day. */
type Step = { readonly day: string } & (
  | { readonly kind: 'terms'; readonly terms: Partial<Terms> }
  | { readonly kind: 'extra'; readonly gross: number }
  | { readonly kind: 'end' }
);

const periods = { what: 'a pay period', names: payPeriods, more: otherPays };
const codes = { what: 'a tax code', names: taxCodes, more: otherCodes };

export const readPeriod = (text: string): PayPeriod => readOneOf(text, periods);
export const readCode = (text: string): TaxCode => readOneOf(text, codes);

/** Among the words of a step, a space may part two amounts as well as group the figures of one. */
function readGross(text: string): number {
  const space = /\d\s+(?=\d)/.exec(text);
  if (space !== null)
    throw new Unreadable(
      `"${text.trim()}" can be one amount or several. Write thousands with a comma or without a space.`,
      text,
      space.index + 1,
    );
  return readCents(text, largestPay);
}

/** A day; then `end`, `extra`, or an amount; then a period and a code. */
const stepPattern =
  /^\s*(?<date>\S*)\s*(?<word>end(?=\s*$)|extra(?=\s|$))?(?<amount>(?:\s*(?:NZD?(?=\s)|\S*[\p{N}$]\S*))*)\s*(?<words>.*?)\s*$/dsu;

/** The period and the code in the words behind an amount. A word like no period begins the code. */
function splitTerms(words: string): readonly [period: string, code: string] {
  const [, first = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(words) ?? [];
  const isCode =
    taxCodes.some((code) => code === words.toUpperCase()) || /^[A-Z]{1,3}$/.test(first);
  return isCode ? ['', words] : [first, rest];
}

/** Reads '2026-09-02 2,800 fortnight M SL', '2026-12-16 extra 1,000' or '2027-01-10 end'. */
function readStep(text: string): Step {
  const { groups = {}, indices } = stepPattern.exec(text) ?? {};
  const { word, amount = '', words = '' } = groups;
  const placeOf = (name: string) => indices?.groups?.[name] ?? [0, 0];
  const day = readPart(text, placeOf('date'), (date) => readChecked(date, checkDay));
  const gross = (): number => readPart(text, placeOf('amount'), readGross);
  if (word === 'end') return { day, kind: 'end' };
  if (word === 'extra' && words !== '')
    throw new Unreadable('An extra pay has an amount only.', text, text.length);
  if (word === 'extra') return { day, kind: 'extra', gross: gross() };
  const [period, code] = splitTerms(words);
  const [from, to] = placeOf('words');
  const terms = {
    ...(amount.trim() !== '' && { gross: gross() }),
    ...(period !== '' && { every: readPart(text, [from, from + period.length], readPeriod) }),
    ...(code !== '' && { code: readPart(text, [to - code.length, to], readCode) }),
  };
  if (Object.keys(terms).length === 0)
    throw new Unreadable(
      'After its day, a step of a job has an amount, a period, a code, extra or end.',
      text,
      text.length,
    );
  return { day, kind: 'terms', terms };
}

/**
 * Reads the pays of a job in one tax year, and what its first step names, from steps between semicolons, in
 * the order of their days: '2026-04-01 2,500 fortnight M; 2026-09-02 2,800; 2026-12-16 extra 1,000; 2027-01-20 end'.
 * The first day is a payday. A step changes what it names; a new period begins on its day, and `end` is a day
 * from which nothing is paid. Period and code have defaults. Throws Unreadable.
 */
export function readJob(text: string, defaults: Pick<Terms, 'every' | 'code'>) {
  let before = '';
  let lastDay = '';
  const steps = readParts(text, ';', (part) => {
    const step = readStep(part);
    const { day, kind } = step;
    if (before === '') {
      if (kind !== 'terms' || step.terms.gross === undefined)
        throw new Unreadable('A job begins with a payday and an amount.', part, part.length);
      lastDay = readOnDay(day, payRulesFor).to;
    }
    if (day < before || (day === before && kind !== 'extra'))
      throw new Unreadable('The steps of a job come in the order of their days.', part, 0);
    if (day > lastDay)
      throw new Unreadable(`The tax year of this job ends on ${lastDay}.`, part, 0);
    before = day;
    return step;
  });

  const pays: DatedPay[] = [];
  let terms: Terms = { gross: 0, ...defaults };
  let anchor: string | null = null;
  for (const [index, step] of steps.entries()) {
    const { day } = step;
    if (step.kind === 'extra') pays.push({ ...terms, day, gross: step.gross, isExtra: true });
    if (step.kind === 'end') anchor = null;
    if (step.kind !== 'terms') continue;
    terms = { ...terms, ...step.terms };
    if (anchor === null || step.terms.every !== undefined) anchor = day;
    const next = steps.slice(index + 1).find((later) => later.kind !== 'extra');
    for (const payday of paydays(anchor, terms.every, lastDay))
      if (day <= payday && (next === undefined || payday < next.day))
        pays.push({ ...terms, day: payday });
  }
  const [first] = steps;
  return { pays, named: first?.kind === 'terms' ? Object.keys(first.terms) : [] };
}
