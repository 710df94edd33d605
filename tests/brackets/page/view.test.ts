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
    bands: '0-10 5%\n10- & 50%',
    income: '48,000.01',
    deductions: '12',
    net: '900',
    pay: '1,250.50',
    code: 'S SL',
    otherCode: 'SB',
    jobs: '2026-04-01 500; 2026-05-01 end\n2026-06-01 & 9',
    kiwiSaver: '3.5%',
  } as const;
  expect(readView(new URL(addressOf(view), 'https://lab.example').search)).toEqual(view);
});

test('invalid parameters keep the defaults', () => {
  expect(readView('schedule=2031&other=typed&code=STC&otherCode=&x=1')).toEqual(firstView);
});

test('schedules of earlier years can be viewed and compared', () => {
  const view = readView('schedule=2010-11-composite&other=from-2010-10-01');
  expect(scheduleIn(view).schedule?.id).toBe('2010-11-composite');
  expect(scheduleOf(view.other).id).toBe('from-2010-10-01');
});

test('a view shows a shipped schedule or a typed one', () => {
  expect(scheduleIn(firstView).schedule?.id).toBe('from-2024-07-31');
  const typed = scheduleIn({ schedule: 'typed', bands: '0- 5%' });
  expect(typed.schedule?.id).toBe('typed');
});
