import { eventOf } from '#statelab/tape/event-of.ts';
import { failedGuards } from '#statelab/tape/guard-results.ts';
import { sideEffectsOf } from '#statelab/tape/side-effects.ts';
import { createMask, serialiseRecord } from '#statelab/tape/mask.ts';
import { changedIn, isSame, plain } from '#statelab/machine/plain.ts';
import type { Session } from '#statelab/tape/session.ts';
import { createStepper, type Macrostep } from '#statelab/explore/stepper.ts';
import { delaysSetBy } from '#statelab/explore/timers.ts';
import { createTape } from '#statelab/tape/tape-of.ts';
import type { Tape, TapeStep } from '#statelab/tape/tape.ts';
import { standInsFor, wordsIn } from './stand-ins.ts';
import { changeTexts, type VisitMask } from './typed-texts.ts';

/** A masked step and its result. */
interface Trial {
  readonly step: TapeStep;
  readonly after: Macrostep;
}

/** True if the machine takes the recorded transitions. */
const isRecordedWay = ({ step, after: { transitions, snapshot, executed } }: Trial): boolean =>
  isSame(transitions, step.transitions) &&
  isSame(plain(snapshot.value), step.state) &&
  isSame(delaysSetBy(executed), step.delays ?? {});

/**
 * Returns a function that converts the sessions of a visit to masked tapes, with the same stand-ins
 * on each. Prefers stand-ins with which the machine takes the recorded transitions. Runs the machine
 * again on the masked events, so that nothing on the tape is derived from a typed text.
 */
export function maskVisit(
  where: VisitMask,
): (session: Session) => Tape & { readonly masked: true } {
  const mask = createMask();
  const known = new Map<string, string>();
  const keep = (record: object) => serialiseRecord(record, mask);

  /** Best first. */
  function candidates(text: string, words: readonly string[]): readonly string[] {
    const taken = new Set(known.values());
    const all = standInsFor(text, words);
    const free = all.filter((standIn) => !taken.has(standIn));
    const before = known.get(text);
    return before === undefined ? [...free, ...all] : [before, ...free];
  }

  /** The step with each combination of stand-ins, best first. */
  function choices(step: TapeStep, words: readonly string[]) {
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
    return Array.from({ length: most }, (_, number) => {
      const chosen = new Map(
        Array.from(lists, ([text, list]) => [text, list[number] ?? list[0] ?? '']),
      );
      const event = changeTexts(masked, where, isKnown, (text) => chosen.get(text) ?? '');
      return { step: { ...masked, event }, chosen };
    });
  }

  return (session) => {
    const machine = session.opening.snapshot?.machine;
    if (machine === undefined) throw new Error('The machine of this session was never started.');
    const recorded = createTape(session, false)();
    const words = wordsIn(recorded.input);
    const stepper = createStepper(machine);
    let macrostep = stepper.open(session.input);
    let isOnRecordedWay = true;

    function attempt(step: TapeStep): Trial {
      try {
        return { step, after: stepper.next(macrostep, eventOf(step), step.at) };
      } catch {
        // A machine that throws keeps its last snapshot.
        return { step, after: macrostep };
      }
    }
    /** Takes a step with the first stand-ins that keep the recorded transitions, or else with the best. */
    function take(raw: TapeStep): Trial {
      const tried = choices(raw, words);
      const keeps = isOnRecordedWay
        ? tried.find(({ step }) => isRecordedWay(attempt(step)))
        : undefined;
      isOnRecordedWay = keeps !== undefined;
      const best = keeps ?? tried[0];
      for (const [text, standIn] of best?.chosen ?? []) known.set(text, standIn);
      return attempt(best?.step ?? raw);
    }

    const opening = {
      ...recorded.opening,
      context: keep(macrostep.snapshot.context),
      did: sideEffectsOf(undefined, macrostep, keep),
    };
    const steps = recorded.steps.map((raw): TapeStep => {
      const before = macrostep;
      const { step, after } = take(raw);
      macrostep = after;
      const { context: _, did, refused, ...rest } = step;
      const changed = changedIn(before.snapshot.context, after.snapshot.context);
      return {
        ...rest,
        ...('cause' in rest &&
          rest.cause && { cause: mask.cause(rest.cause, raw.event, (text) => known.get(text)) }),
        ...(Object.keys(changed).length > 0 && { context: keep(changed) }),
        ...(did && { did: sideEffectsOf(before.snapshot, after, keep) }),
        ...(refused && {
          refused: failedGuards(before.snapshot, eventOf(step), keep),
        }),
      };
    });
    const [path = ''] = recorded.path.split(/[?#]/);
    return { ...recorded, path, masked: true, opening, steps };
  };
}
