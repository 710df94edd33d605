import { expect, test } from 'vitest';
import { labMachines } from '#lab/machine-folders.ts';
import { coverTransitions } from '#statelab/tests/paths/cover-transitions.ts';
import { explore } from '#statelab/explore/explore.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { foldTape } from '#statelab/tape/fold.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import { recordPath } from '#statelab/tape/record-path.ts';

const recordedAt = '2026-11-21T09:00:00.000Z';

test.each(labMachines.map((known) => [known.id, known] as const))(
  '%s: its recorded visits, masked or not, replay as they were recorded',
  (_, { scenario, machine, path }) => {
    const paths = coverTransitions(scenario, explore(scenario));
    const record = (masked: boolean) =>
      paths.map((taken) => {
        const steps = taken.map(({ step }) => step);
        return recordPath(scenario, steps, { path: path ?? '', recordedAt, masked });
      });
    const tapes = [...record(false), ...record(true)];
    expect(tapes.flatMap((tape) => replayTape(scenario, tape).difference ?? [])).toEqual([]);
    for (const tape of tapes) expect(parseTape(JSON.stringify(tape), 'a')).toEqual({ tape });

    const walked = new Set(paths.flatMap((taken) => taken.flatMap((step) => step.transitions)));
    const folded = tapes.flatMap((tape) => {
      const fold = foldTape(machine, tape);
      return [tape.opening, ...tape.steps].flatMap((_step, index) => fold.at(index).transitions);
    });
    expect([...new Set(folded)].toSorted()).toEqual([...walked].toSorted());
  },
);
