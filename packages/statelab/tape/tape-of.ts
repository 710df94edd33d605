import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { failedGuards } from './guard-results.ts';
import { createMask, serialiseRecord } from './mask.ts';
import { changedIn, plain } from '#statelab/machine/plain.ts';
import type { RawShown, RawStep, Session } from './session.ts';
import { invocationsOf, transitionNames } from '#statelab/machine/states.ts';
import { sideEffectsOf } from './side-effects.ts';
import { tapeFormat, tapeVersion, type InitialSnapshot, type Tape, type TapeStep } from './tape.ts';
import { delaysSetBy } from '#statelab/explore/timers.ts';

/** The names of a machine's effects, by invoke id. */
const effectNames = (machine: AnyStateMachine): ReadonlyMap<string, string> =>
  new Map(invocationsOf(machine).map(({ id, name }) => [id, name]));

const outcomePrefix = /^xstate\.(?:done|error)\.actor\./;

/** Converts the opening of a session and its steps, with stand-ins for what is personal if masked. */
function createWriter(session: Session, machine: AnyStateMachine, masked: boolean) {
  const mask = masked ? createMask() : undefined;
  const keep = (record: object) => serialiseRecord(record, mask);
  const names = transitionNames(machine);
  const effects = effectNames(machine);

  function shown(raw: RawShown, before?: AnyMachineSnapshot) {
    const { snapshot, microsteps, executed } = raw;
    const changed = keep(changedIn(before?.context ?? {}, snapshot?.context ?? {}));
    const delays = delaysSetBy(executed);
    return {
      transitions: microsteps.flatMap(({ taken }) => taken.map((each) => names.get(each) ?? '')),
      state: snapshot?.value ?? '',
      ...(Object.keys(changed).length > 0 && { context: changed }),
      ...(Object.keys(delays).length > 0 && { delays }),
      did: sideEffectsOf(before, raw, keep),
    };
  }

  function sender({ source }: RawStep, snapshot: AnyMachineSnapshot): string | undefined {
    const child = Object.entries(snapshot.children).find(([, actor]) => actor === source);
    return child === undefined ? undefined : (effects.get(child[0]) ?? child[0]);
  }

  return {
    opening: (): InitialSnapshot => shown(session.opening),
    step: (index: number): TapeStep => {
      const { startedAt = 0 } = session;
      const raw = session.steps[index];
      const last = session.steps[index - 1];
      const before = (last ?? session.opening).snapshot;
      if (raw === undefined || before === undefined) {
        throw new Error(`The session of '${machine.id}' has no step ${index + 1}.`);
      }
      const { event } = raw;
      const base = {
        // A visitor may act just before an event that the machine processes first.
        at: Math.max(raw.at, last?.at ?? 0, startedAt) - startedAt,
        event: { ...keep(event), type: event.type },
        ...shown(raw, before),
        ...(raw.microsteps.length === 0 && {
          refused: failedGuards(before, event, keep),
        }),
      };
      if (outcomePrefix.test(event.type)) {
        const id = event.type.replace(outcomePrefix, '');
        return { kind: 'outcome', actor: effects.get(id) ?? id, ...base };
      }
      if (raw.source === session.actor) return { kind: 'wait', ...base };
      const probed = raw.probe?.cause;
      const cause = probed && (mask?.cause(probed, event) ?? probed);
      const from = sender(raw, before);
      return { kind: 'event', ...base, ...(cause && { cause }), ...(from && { from }) };
    },
  };
}

export type GrowingTape = ReturnType<typeof createTape>;

/** A tape that grows with a session: each call converts only the new steps. */
export function createTape(session: Session, masked: boolean) {
  const machine = session.opening.snapshot?.machine;
  if (machine === undefined) throw new Error('The machine of this session was never started.');
  const writer = createWriter(session, machine, masked);
  let opening = session.opening;
  let steps: TapeStep[] = [];

  function grow(): void {
    if (opening !== session.opening) {
      opening = session.opening;
      steps = [];
    }
    while (steps.length < session.steps.length) steps.push(writer.step(steps.length));
  }

  const tape = (): Tape => {
    grow();
    return {
      format: tapeFormat,
      version: tapeVersion,
      machine: machine.id,
      path: session.path,
      recordedAt: session.recordedAt,
      masked,
      ...(session.input === undefined ? {} : { input: plain(session.input) }),
      opening: writer.opening(),
      // A caller has the array of before.
      steps: [...steps],
    };
  };

  return Object.assign(tape, {
    /** What it keeps of a step, from 1, or of the opening, without a copy of all the others. */
    at: (step: number): InitialSnapshot | TapeStep | undefined => {
      grow();
      return step === 0 ? writer.opening() : steps[step - 1];
    },
  });
}
