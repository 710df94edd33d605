import type { AnyStateMachine } from 'xstate';
import { eventOf } from '#statelab/tape/fold.ts';
import { createJudge } from '#statelab/tape/guard-verdicts.ts';
import { keepRecord } from '#statelab/tape/keep.ts';
import { deedsOf } from '#statelab/tape/deeds.ts';
import { createMask, personalField, typedInto } from '#statelab/tape/mask.ts';
import { isSame, plain } from '#statelab/tape/plain.ts';
import { standInText } from '#statelab/tape/stand-in-text.ts';
import type { Session } from '#statelab/tape/session.ts';
import { createStepper, type Moment } from '#statelab/tape/stepper.ts';
import { createTape } from '#statelab/tape/tape-of.ts';
import type { Cause, Response, Tape, TapeStep } from '#statelab/tape/tape.ts';
import { standInsFor, wordsIn } from './stand-ins.ts';
import { changeTexts, type VisitMask } from './typed-texts.ts';

/** A step with stand-ins, and the machine after it. */
interface Trial {
  readonly step: TapeStep;
  readonly after: Moment;
}

const nothing = { transitions: [], state: '' };

/** True if the machine goes the way that was recorded. */
const isRecordedWay = ({ step, after: { transitions, snapshot, delays } }: Trial): boolean =>
  isSame(transitions, step.transitions) &&
  isSame(plain(snapshot.value), step.state) &&
  isSame(delays, step.delays ?? {});

/**
 * Gives what writes the sessions of a visit as tapes on which nothing is left of what was typed, the
 * same stand-ins on each. Where texts may stand in for another, those are taken with which the
 * machine goes the recorded way. What it showed, the machine tells anew: so nothing on the tape
 * was made of a text that is not on it.
 */
export function maskVisit(where: VisitMask): (session: Session) => Tape {
  const mask = createMask();
  const known = new Map<string, string>();
  const keep = (record: object) => keepRecord(record, mask);

  /** The stand-ins for a text, best first. */
  function candidates(text: string, words: readonly string[]): readonly string[] {
    const taken = new Set(known.values());
    const all = standInsFor(text, words);
    const free = all.filter((standIn) => !taken.has(standIn));
    const before = known.get(text);
    return before === undefined ? [...free, ...all] : [before, ...free];
  }

  /** The step with each choice of stand-ins, one after another. */
  function* choices(step: TapeStep, words: readonly string[]) {
    const masked: TapeStep = {
      ...step,
      event: { ...mask.record(step.event), type: step.event.type },
    };
    const lists = new Map<string, readonly string[]>();
    const isKnown = (text: string) => known.has(text);
    changeTexts(masked, where, isKnown, (text) => {
      lists.set(text, candidates(text, words));
      return text;
    });
    const most = Math.max(1, ...Array.from(lists.values(), ({ length }) => length));
    for (let number = 0; number < most; number += 1) {
      const chosen = new Map(
        Array.from(lists, ([text, list]) => [text, list[number] ?? list[0] ?? '']),
      );
      const event = changeTexts(masked, where, isKnown, (text) => chosen.get(text) ?? '');
      yield { step: { ...masked, event }, chosen };
    }
  }

  function maskCause({ value, ...cause }: Cause, { event }: TapeStep): Cause {
    if (value === undefined) return cause;
    const field = personalField(event);
    const isOfForm = field !== undefined && 'value' in event;
    if (!isOfForm && !typedInto.has(cause.role)) return { ...cause, value };
    const standIn = isOfForm ? undefined : known.get(value);
    return { ...cause, value: standIn ?? mask.text(field ?? '', value) };
  }

  /** What an effect sent to a machine that another runs. No rule of the visit looks at it: its texts go. */
  const maskResponse = (response: Response) =>
    changeTexts(
      { ...response, kind: 'outcome', actor: response.actor.replace(/.*\//, ''), ...nothing },
      where,
      (text) => known.has(text),
      (text) => known.get(text) ?? standInText(text, 0),
    );

  /** Goes on with a step: as it was recorded where some stand-ins let it, or else with the first. */
  function go(
    machine: AnyStateMachine,
    words: readonly string[],
  ): (before: Moment, step: TapeStep) => Trial {
    const stepper = createStepper(machine);
    let isOnItsWay = true;
    return (before, step) => {
      const attempt = (tried: TapeStep): Trial => {
        try {
          return { step: tried, after: stepper.next(before, eventOf(tried), step.at) };
        } catch {
          // A machine that breaks shows nothing more.
          return { step: tried, after: before };
        }
      };
      const [first = { step, chosen: new Map<string, string>() }, ...others] = choices(step, words);
      let found = attempt(first.step);
      let { chosen } = first;
      if (isOnItsWay && !isRecordedWay(found)) {
        const other = others.find((each) => isRecordedWay(attempt(each.step)));
        isOnItsWay = other !== undefined;
        if (other !== undefined) {
          found = attempt(other.step);
          ({ chosen } = other);
        }
      }
      for (const [text, standIn] of chosen) known.set(text, standIn);
      return found;
    };
  }

  return (session) => {
    const machine = session.opening.snapshot?.machine;
    if (machine === undefined) throw new Error('A tape is made of a machine that was started.');
    const { system: _, ...recorded } = createTape(session, false)();
    const judge = createJudge(machine);
    const next = go(machine, wordsIn(recorded.input));
    let moment = createStepper(machine).open(session.input);
    const opening = {
      ...recorded.opening,
      context: keep(moment.snapshot.context),
      did: deedsOf(undefined, moment, keep),
    };
    const steps = recorded.steps.map((raw): TapeStep => {
      const before = moment;
      const { step, after } = next(before, raw);
      moment = after;
      const { context: __, did, refused, ...rest } = step;
      const changed = Object.entries(after.snapshot.context).filter(
        ([key, value]) => before.snapshot.context[key] !== value,
      );
      return {
        ...rest,
        ...('cause' in rest && rest.cause && { cause: maskCause(rest.cause, raw) }),
        ...(changed.length > 0 && { context: keep(Object.fromEntries(changed)) }),
        ...(did && { did: deedsOf(before.snapshot, after, keep) }),
        ...(refused && {
          refused: judge
            .onEvent(before.snapshot, eventOf(step))
            .filter(({ passed }) => !passed)
            .map(({ guard, values }) => ({ guard, values: keep(values) })),
        }),
      };
    });
    const [path = ''] = recorded.path.split(/[?#]/);
    const responses = recorded.responses?.map((response) => ({
      ...response,
      event: maskResponse(response),
    }));
    return { ...recorded, path, masked: true, opening, steps, ...(responses && { responses }) };
  };
}
