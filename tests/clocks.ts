import { afterEach, beforeEach, describe, vi } from 'vitest';

/** Behind New Zealand by almost a day, and ahead of it. */
const zones = ['America/Los_Angeles', 'Pacific/Kiritimati'];

/**
 * The moments at which a clock in UTC is a day behind, and one in summer time begins a day early: a due
 * date at half past midnight, so that a day too late shows, and the evening of the day after one, so that
 * a day too early does.
 */
const moments = [
  { day: '2027-01-15', moment: new Date('2027-01-15T00:30+13:00') },
  { day: '2026-08-29', moment: new Date('2026-08-29T23:30+12:00') },
];

const clocks = zones.flatMap((zone) => moments.map((each) => ({ zone, ...each })));

/**
 * Runs tests after midnight and before it in New Zealand, in summer and in winter, on computers of two time
 * zones: for what reads the clock.
 */
export const atEveryClock = (tests: (day: string) => void): void =>
  describe.each(clocks)('on $day in New Zealand, on a computer in $zone', (clock) => {
    beforeEach(() => {
      vi.stubEnv('TZ', clock.zone);
      vi.useFakeTimers({ toFake: ['Date'], now: clock.moment });
    });
    afterEach(() => void vi.useRealTimers());
    tests(clock.day);
  });
