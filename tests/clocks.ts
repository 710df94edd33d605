import { afterEach, beforeEach, describe, vi } from 'vitest';

/** Behind New Zealand by almost a day, behind it by half a day, and ahead of it. */
const zones = ['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati'];

/**
 * In New Zealand, with the hours that UTC is behind: a due date in summer time, so that a day too late
 * shows, and the day after one in winter time, so that a day too early does.
 */
const days = [
  { day: '2027-01-15', behind: 13 },
  { day: '2026-08-29', behind: 12 },
];

/** Half past midnight is the day before in UTC, half past eleven at night is the same day. */
const times = ['00:30', '12:30', '23:30'];

const clocks = zones.flatMap((zone) =>
  days.flatMap(({ day, behind }) =>
    times.map((time) => ({
      zone,
      day,
      time,
      moment: new Date(Date.parse(`${day}T${time}Z`) - behind * 3_600_000),
    })),
  ),
);

/**
 * Runs tests at half past midnight, noon and eleven at night in New Zealand, in summer and in
 * winter, on computers of three time zones.
 */
export const atEveryClock = (tests: (day: string) => void): void =>
  describe.each(clocks)('at $time on $day in New Zealand, on a computer in $zone', (clock) => {
    beforeEach(() => {
      vi.stubEnv('TZ', clock.zone);
      vi.useFakeTimers({ toFake: ['Date'], now: clock.moment });
    });
    afterEach(() => void vi.useRealTimers());
    tests(clock.day);
  });
