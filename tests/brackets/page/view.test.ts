import { expect, test } from 'vitest';
import { addressOf, firstView, readView, scheduleIn, scheduleOf } from '#brackets/page/view.ts';

test('the first view has an empty query string', () => {
  expect(addressOf(firstView)).toBe('/brackets');
  expect(readView('')).toEqual(firstView);
});

test('a printed view round-trips, with a typed schedule', () => {
  const view = {
    ...firstView,
    schedule: 'typed',
    other: '2024-25-composite',
    bands: '0:5%\n10: & 50%',
    income: '48,000.01',
    deductions: '12',
    pay: '1,250.50',
    code: 'S SL',
    otherCode: 'SB',
  } as const;
  expect(readView(new URL(addressOf(view), 'https://lab.example').search)).toEqual(view);
});

test('invalid parameters keep the defaults', () => {
  expect(readView('schedule=2031&other=typed&code=STC&otherCode=&x=1')).toEqual(firstView);
});

test('schedules of earlier years can be viewed and compared', () => {
  const view = readView('schedule=2010-11-composite&other=from-2010-10-01');
  expect(scheduleIn(view).found?.id).toBe('2010-11-composite');
  expect(scheduleOf(view.other).id).toBe('from-2010-10-01');
});

test.each(['0:10.5%,14000:17.5%', ' 0:10.5%\n\n$14000 : 17.5%\n'])(
  'a typed schedule has its bands on one line or on several: %j',
  (bands) => {
    const { found } = scheduleIn({ schedule: 'typed', bands });
    expect(found?.bands.map(({ min, max, rate }) => [min, max, rate])).toEqual([
      [0, 14_000, 0.105],
      [14_000, Infinity, 0.175],
    ]);
  },
);

test('a typed schedule is refused with the place', () => {
  expect(scheduleIn({ schedule: 'typed', bands: '0:10.5%\n15600;17.5%' })).toEqual({
    found: null,
    problem: 'A band is a limit, a colon and a rate, such as 15600:17.5%. Look at ";17.5%".',
  });
});
