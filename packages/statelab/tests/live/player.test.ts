import { expect, test } from 'vitest';
import { labPlayerMachine } from '#statelab/live/player.machine.ts';
import { drive } from '#statelab/explore/drive.ts';

test('a tape plays a moment every 600 ms to its end, and rests there', () => {
  const player = drive({
    machine: labPlayerMachine,
    events: [],
    outcomes: { redrive: [] },
    key: () => '',
    invariants: {},
  });
  player.send({ type: 'TAPE.OPEN', length: 2 });
  player.send({ type: 'PLAY.START' });
  player.wait(599);
  expect(player.snapshot().context.step).toBe(0);
  player.wait(1);
  expect(player.snapshot().context.step).toBe(1);
  player.wait(600);
  expect(player.snapshot().context.step).toBe(2);
  expect(player.snapshot().value).toBe('playing');
  player.wait(600);
  expect(player.snapshot().context.step).toBe(2);
  expect(player.snapshot().value).toBe('paused');
});
