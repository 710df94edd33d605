import { labMachines } from '#lab/machine-folders.ts';
import { labMachineOf, type LabMachine } from '#statelab/config.ts';
import { coverTransitions } from '#statelab/tests/explore/cover-transitions.ts';
import { explore } from '#statelab/explore/explore.ts';
import { exportTest } from '#statelab/page/export-test.ts';
import { printReplay } from '#statelab/replay/print-replay.ts';
import { replayTape, type Replay } from '#statelab/replay/replay-tape.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import type { Tape } from '#statelab/tape/tape.ts';
import { UsageError } from '#statelab/usage-error.ts';
import { drawFrom, type Draw } from '#tests/draw.ts';
import { goodTape } from '#tests/lab/replay/tampered.ts';

export interface TapeFuzzReport {
  readonly refused: number;
  readonly differed: number;
  readonly agreed: number;
  /** Faults, one sentence each. */
  readonly faults: readonly string[];
}

const circumstances = { recordedAt: '2026-11-21T09:00:00.000Z', masked: false };

/** Valid tapes as text, to be damaged. */
function goodTapes(): [string, ...string[]] {
  const machines = labMachines.filter(({ id }) => ['gst-calculator', 'sticky-bar'].includes(id));
  const recorded = machines.flatMap(({ scenario, path }) =>
    coverTransitions(scenario, explore(scenario)).map((taken) =>
      recordPath(
        scenario,
        taken.map(({ step }) => step),
        { ...circumstances, path: path ?? '' },
      ),
    ),
  );
  const cause = { by: 'click', role: 'radio', name: 'Company' };
  const steps = goodTape.steps.map((step) =>
    step.kind === 'event' ? { ...step, cause, from: 'outbox' } : step,
  );
  return [JSON.stringify({ ...goodTape, steps }), ...recorded.map((tape) => JSON.stringify(tape))];
}

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

/** Unexpected values, as JSON. */
const harm: readonly [string, ...string[]] = [
  'null',
  'true',
  '-1',
  '1e308',
  '1e999',
  '""',
  '[]',
  '{}',
  '"javascript:alert(1)"',
  '"data:text/html,<script>alert(1)</script>"',
  '"//example.com"',
  '"/lab/"',
  '"<img src=x onerror=alert(1)>"',
  '"\\u0000\\ud800"',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"toJSON":"x","then":"x","type":"xstate.stop"}',
  '{"$error":{"name":1,"message":{}}}',
  '"xstate.init"',
  '"xstate.stop"',
  '"*"',
  '"constructor"',
  '"__proto__"',
  '"toString"',
  '{"__proto__":{"toString":"x"},"hasOwnProperty":1,"$error":null}',
  '1e15',
  nested(40),
  nested(20_000),
];

/** A text’s keys, with their colon, and its values: strings, numbers and literals. */
const tokens = /"(?:[^"\\]|\\.)*"(?<colon>:)?|-?\d+(?:\.\d+)?|true|false|null/g;

/** A tape with one kind of damage. */
function harmed(draw: Draw, text: string): string {
  const opening = text.indexOf('"opening"');
  const all = [...text.matchAll(tokens)].filter(({ groups }) => groups?.['colon'] === undefined);
  // Damage before the initial snapshot is rejected early.
  const later = all.filter(({ index }) => index > opening);
  const found = draw.below(4) === 0 ? all : later;
  const chosen = found[draw.below(found.length)];
  const start = chosen?.index ?? 0;
  const end = start + (chosen?.[0].length ?? 0);
  const another = () => text.slice(0, start) + draw.one(harm) + text.slice(end);
  const kinds = [
    another,
    another,
    another,
    another,
    () => text.slice(0, draw.below(text.length)),
    () => text.replace(/"steps":\[/, `"steps":[${draw.one(harm)},`),
    () => text.replace('"opening":', `"input":${draw.one(harm)},"opening":`),
    () => {
      const at = draw.below(text.length);
      return text.slice(0, at) + String.fromCodePoint(draw.below(0xd800)) + text.slice(at + 1);
    },
  ] as const;
  return draw.one(kinds)();
}

/** Does with a tape what the lab does, without its page. */
function use(entry: LabMachine, tape: Tape): Replay {
  const { scenario } = entry;
  const replay = replayTape(scenario, tape);
  printReplay(replay, tape);
  exportTest(replay, []);
  return replay;
}

/**
 * Parses and replays damaged tapes. Each is rejected with a sentence or replayed, to its end or to
 * a difference. A thrown error is a fault, and so is a URL outside the site. The same seed makes
 * the same tapes.
 */
export function fuzzTapes(count: number, seed: string): TapeFuzzReport {
  const draw = drawFrom(seed);
  const good = goodTapes();
  const faults: string[] = [];
  let refused = 0;
  let differed = 0;
  let agreed = 0;
  for (let number = 1; number <= count; number += 1) {
    let text = draw.one(good);
    for (let times = draw.below(6); times >= 0; times -= 3) text = harmed(draw, text);
    try {
      const tape = parseTape(text, 'tape.json');
      if (!/^(?:\/(?![/\\])|$)/.test(tape.path)) faults.push(`Tape ${number} opens ${tape.path}`);
      const lab = labMachineOf(tape.machine);
      if (lab === undefined) refused += 1;
      else if (use(lab, tape).difference === undefined) agreed += 1;
      else differed += 1;
    } catch (error) {
      if (error instanceof UsageError && error.message.endsWith('.')) refused += 1;
      else faults.push(`Tape ${number}: ${String(error)}`);
    }
  }
  if (Reflect.has({}, 'polluted')) faults.push('A tape changed the prototype of every object.');
  return { refused, differed, agreed, faults };
}
