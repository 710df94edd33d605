import type { AnyStateMachine } from 'xstate';
import type { Scenario, Step } from '#machines/scenario.ts';
import { prepare } from '#paths/drive.ts';
import { createRecorder } from './recorder.ts';
import { createTape } from './tape-of.ts';
import type { Tape } from './tape.ts';

/** What a path does not know of itself. */
interface Circumstances {
  /** Where on the site the machine runs. */
  readonly path: string;
  /** ISO 8601. */
  readonly recordedAt: string;
  /** Whether personal fields get stand-ins. */
  readonly masked: boolean;
}

/**
 * The tape of a path: what a recorder keeps of a visit that goes that way. Throws where a step cannot happen.
 */
export function recordPath<Machine extends AnyStateMachine>(
  scenario: Scenario<Machine>,
  steps: readonly Step<Machine>[],
  { path, recordedAt, masked }: Circumstances,
): Tape {
  let time = 0;
  const recorder = createRecorder({
    now: () => time,
    date: () => recordedAt,
    path: () => path,
    probe: () => undefined,
  });
  const driver = prepare(scenario, (event, now) => {
    time = now;
    recorder.inspect(event);
  })();
  for (const step of steps) driver.perform(step);
  const [session] = recorder.sessions();
  if (session === undefined) throw new Error(`The machine '${scenario.machine.id}' did not start.`);
  return createTape(session, masked)();
}
