import { expect, test, vi } from 'vitest';
import { parseInstant } from '#src/server/leads/instant.ts';

test.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])(
  'a date begins at midnight in UTC on a computer in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(parseInstant('--since')('2026-11-21')).toEqual(new Date('2026-11-21T00:00:00Z'));
    expect(parseInstant('--since')('2026-11-21T00:00+13:00')).toEqual(
      new Date('2026-11-20T11:00:00Z'),
    );
  },
);
