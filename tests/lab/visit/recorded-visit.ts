import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { visitMask } from '#src/report/mask-rules.ts';
import type { Scenario } from '#statelab/scenario.ts';
import { drive } from '#statelab/explore/drive.ts';
import type { Received } from '#statelab/explore/step.ts';
import { recordVisit } from '#statelab/page/record-visit.ts';

/** The text that an event has from a field. */
const typedIn = (event: object): string | undefined =>
  Object.entries(event).flatMap(([name, value]) =>
    ['value', 'search', 'typed'].includes(name) && typeof value === 'string' ? [value] : [],
  )[0];

/** A visit of one machine, recorded as on the site with the field of each text. */
export function visitOf<Machine extends AnyStateMachine>(
  scenario: Scenario<Machine>,
  path = '/quote?step=contact&income=1',
) {
  let time = 0;
  let typed: string | undefined;
  const { inspect, finish } = recordVisit({
    site: 'b41cf2a90d17',
    mask: visitMask,
    now: () => time,
    date: () => '2026-11-21T00:00:00.000Z',
    path: () => path,
    probe: () =>
      typed === undefined
        ? undefined
        : { cause: { by: 'input', role: 'textbox', name: 'A field', value: typed } },
  });
  let host: AnyActorRef | undefined;
  /** Reports an event and what it did, as XState's inspector does. */
  function report({ event, source, at, microsteps, executed, snapshot }: Received): void {
    if (event.type === 'xstate.init') host = source;
    if (host === undefined) return;
    time = at;
    typed = typedIn(event);
    const about = { rootId: host.sessionId, actorRef: host };
    inspect({ type: '@xstate.event', ...about, event, sourceRef: source });
    for (const { taken, snapshot: then } of microsteps) {
      const type = '@xstate.microstep';
      inspect({ type, ...about, event, snapshot: then, _transitions: [...taken] });
    }
    for (const action of executed) inspect({ type: '@xstate.action', ...about, action });
    inspect({ type: '@xstate.snapshot', ...about, event, snapshot });
  }
  const driver = drive(scenario, ({ received }) => received.forEach(report));
  return { driver, finish };
}
