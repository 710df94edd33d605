import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenarioOf } from '#statelab/check/scenario-tapes.ts';
import { labConfig } from '#statelab/config.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { machineOfTape, parseTape } from '#statelab/tape/parse-tape.ts';
import '#lab.config.ts';

const { tapes } = labConfig();

// The gate replays them outside Vitest; here mutants meet them.
test.each(readdirSync(tapes))('%s is replayed without a difference', (name) => {
  const tape = parseTape(readFileSync(`${tapes}/${name}`, 'utf8'), name);
  expect(replayTape(scenarioOf(machineOfTape(tape, name), tape), tape).difference).toBeUndefined();
});
