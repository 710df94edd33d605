import { expect, test, vi } from 'vitest';
import { logFailure } from '#src/server/failure-log.ts';

test('a failure is one line of JSON without what the error says', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const error = Object.assign(new TypeError('bad value "Aroha Ngata"\nat aroha@example.co.nz'), {
    code: 'SQLITE_FULL',
  });
  logFailure('a lead could not be stored', error);
  logFailure('a request failed', 'Aroha Ngata');
  const lines = write.mock.calls.map(([line]) => String(line));
  write.mockRestore();
  expect(lines.join('')).not.toMatch(/aroha/i);
  const [first, second] = lines.map((line) => JSON.parse(line));
  expect(first).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'error',
    what: 'a lead could not be stored',
    error: 'TypeError',
    code: 'SQLITE_FULL',
    at: expect.stringContaining('failure-log.test.ts'),
  });
  expect(second).toMatchObject({ what: 'a request failed', error: 'string' });
  expect(lines.map((line) => line.split('\n').length)).toEqual([2, 2]);
});
