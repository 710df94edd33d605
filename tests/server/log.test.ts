import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { logTo } from '#src/server/log.ts';

/** A stream that records lines, and rejects them on demand. */
function keptLines() {
  const lines: string[] = [];
  const state = { isFull: false };
  const stream = new Writable({
    autoDestroy: false,
    write: (chunk, _, done) => {
      if (state.isFull) return done(new Error('no space left'));
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, state, stream };
}

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

test('writes a failure as one line of JSON, without the error message', () => {
  const error = Object.assign(new TypeError('bad value "Aroha Ngata"\nat aroha@example.co.nz'), {
    code: 'SQLITE_FULL',
  });
  const { lines, stream } = keptLines();
  const log = logTo(keptLines().stream, stream);
  log.error('could not store a lead', error);
  log.error('request failed', 'Aroha Ngata');
  expect(lines.join('')).not.toMatch(/aroha/i);
  const [first, second] = lines.map((line) => JSON.parse(line));
  expect(first).toEqual({
    time,
    level: 'error',
    what: 'could not store a lead',
    error: 'TypeError',
    code: 'SQLITE_FULL',
    at: expect.stringContaining('log.test.ts'),
  });
  expect(second).toMatchObject({ what: 'request failed', error: 'string' });
  expect(lines.map((line) => line.split('\n').length)).toEqual([2, 2]);
});

test('writes information to stdout, warnings and errors to stderr', () => {
  const [well, badly] = [keptLines(), keptLines()];
  const log = logTo(well.stream, badly.stream);
  log.info('stored', { form: 'quote', ms: 3 });
  log.warning('the clock went back');
  expect(well.lines.map((line) => JSON.parse(line))).toEqual([
    { time, level: 'info', what: 'stored', form: 'quote', ms: 3 },
  ]);
  expect(badly.lines.map((line) => JSON.parse(line))).toEqual([
    { time, level: 'warning', what: 'the clock went back' },
  ]);
});
