import { expect, test } from 'vitest';
import { simulate } from '#src/server/leads/simulate.ts';

const partner = (slug: string, aWeek: number) => ({
  slug,
  terms: { towns: ['auckland'] as const, services: ['gst-returns', 'payroll'] as const, aWeek },
});

const start = new Date('2026-11-22T20:00:00.000Z');

test('prints who would get what of a month of invented leads', () => {
  expect(simulate([partner('one', 5), partner('two', 1)], new Set(), start)).toBe(
    [
      'firm  offered  accepted  declined  silent',
      'one   3        2         1         0',
      'two   1        1         0         0',
      '',
      '153 invented leads in 28 days, one for each town and service: 2 accepted, 1 given up to the operator, 150 that no firm fits.',
      'Firms accept half of their offers, decline a quarter and are silent on a quarter.',
      '',
    ].join('\n'),
  );
});

test('offers nothing to a paused firm', () => {
  expect(simulate([partner('one', 5)], new Set(['one']), start)).toContain(
    'one   0        0         0         0\n',
  );
});
