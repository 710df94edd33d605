import { expect, test, vi } from 'vitest';
import { processLog } from '#src/server/log.ts';

/** What is written to a stream while something is done, line by line. */
function linesOf(stream: NodeJS.WriteStream, act: () => void): string[] {
  const write = vi.spyOn(stream, 'write').mockReturnValue(true);
  act();
  const lines = write.mock.calls.map(([line]) => String(line));
  write.mockRestore();
  return lines;
}

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

test('a failure is one line of JSON without what the error says', () => {
  const error = Object.assign(new TypeError('bad value "Aroha Ngata"\nat aroha@example.co.nz'), {
    code: 'SQLITE_FULL',
  });
  const lines = linesOf(process.stderr, () => {
    processLog.failure('a lead could not be stored', error);
    processLog.failure('a request failed', 'Aroha Ngata');
  });
  expect(lines.join('')).not.toMatch(/aroha/i);
  const [first, second] = lines.map((line) => JSON.parse(line));
  expect(first).toEqual({
    time,
    level: 'error',
    what: 'a lead could not be stored',
    error: 'TypeError',
    code: 'SQLITE_FULL',
    at: expect.stringContaining('log.test.ts'),
  });
  expect(second).toMatchObject({ what: 'a request failed', error: 'string' });
  expect(lines.map((line) => line.split('\n').length)).toEqual([2, 2]);
});

test('what goes well is on stdout, what to look at on stderr', () => {
  const [well] = linesOf(process.stdout, () => processLog.info('stored', { form: 'quote', ms: 3 }));
  const [odd] = linesOf(process.stderr, () => processLog.warning('the clock went back'));
  expect(JSON.parse(well ?? '')).toEqual({
    time,
    level: 'info',
    what: 'stored',
    form: 'quote',
    ms: 3,
  });
  expect(JSON.parse(odd ?? '')).toEqual({ time, level: 'warning', what: 'the clock went back' });
});
