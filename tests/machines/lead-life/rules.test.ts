import { describe, expect, test } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { quickQuoteForm } from '#content/forms/quick-quote.ts';
import { quoteForm } from '#content/forms/quote.ts';
import { isAhead, isOpen } from '#machines/lead-life/offers.ts';
import {
  deadlineAfter,
  nextFirms,
  type FirmStanding,
  type Offer,
} from '#machines/lead-life/rules.ts';
import { wantedOf } from '#machines/lead-life/wanted.ts';
import { atEveryClock } from '#tests/clocks.ts';

const standing = (slug: string, changes: Partial<FirmStanding> = {}): FirmStanding => ({
  slug,
  terms: { towns: ['auckland', 'hamilton'], services: ['gst-returns', 'payroll'], aWeek: 5 },
  taken: 0,
  isPaused: false,
  ...changes,
});

const wanted = { town: 'auckland', services: ['gst-returns'], firm: '' };

const offer = (firm: string, state: Offer['state']): Offer => ({
  firm,
  since: '2026-11-23T00:00:00.000Z',
  until: '2026-11-24T00:00:00.000Z',
  state,
});

describe('the next firms', () => {
  test('are the three with the most of their week left', () => {
    const firms = [
      standing('one', { taken: 3 }),
      standing('two', { taken: 2 }),
      standing('three'),
      standing('four', { taken: 1 }),
    ];
    expect(nextFirms(wanted, [], firms)).toEqual(['three', 'four', 'two']);
  });

  test('with as much of their week left come by name, in whatever order they are given', () => {
    const firms = [standing('two'), standing('three'), standing('one')];
    for (const given of [firms, firms.toReversed()])
      expect(nextFirms(wanted, [], given)).toEqual(['one', 'three', 'two']);
  });

  test.each([
    ['in its town', { ...wanted, town: 'dunedin' }, []],
    ['for each service', { ...wanted, services: ['payroll', 'gst-returns'] }, ['one']],
    ['not for one of the services', { ...wanted, services: ['gst-returns', 'overdue'] }, []],
    ['whatever other help it wants', { ...wanted, services: ['other'] }, ['one']],
    ['that was asked for by name', { town: 'other', services: [], firm: 'one' }, ['one']],
    ['but not one that was not asked for', { ...wanted, firm: 'two' }, []],
  ])('a request goes to a firm %s', (_, request, firms) => {
    expect(nextFirms(request, [], [standing('one')])).toEqual(firms);
  });

  test('are none that are paused, full, or have had it', () => {
    const firms = [
      standing('one', { isPaused: true }),
      standing('two', { taken: 5 }),
      standing('three'),
    ];
    expect(nextFirms(wanted, [offer('three', 'declined')], firms)).toEqual([]);
  });

  test('are as many as may still have it', () => {
    const had = [offer('a', 'accepted'), offer('b', 'declined'), offer('c', 'open')];
    expect(nextFirms(wanted, had, [standing('one'), standing('two')])).toEqual(['one']);
  });

  test('are three at most with a firm that was sent the whole request', () => {
    const had = [offer('a', 'accepted'), { ...offer('b', 'open'), until: null }];
    expect(nextFirms(wanted, had, [standing('one'), standing('two')])).toEqual(['one']);
  });
});

atEveryClock(() => {
  describe('an offer ends', () => {
    test.each([
      // New Zealand has its summer time: midnight is 11:00 UTC.
      ['a day later from Monday at 9', '2026-11-22T20:00:00.000Z', '2026-11-23T20:00:00.000Z'],
      ['on Monday from Friday at 15:30', '2026-11-27T02:30:00.000Z', '2026-11-30T02:30:00.000Z'],
      [
        'at the end of Monday from Saturday',
        '2026-11-28T02:00:00.000Z',
        '2026-11-30T11:00:00.000Z',
      ],
      [
        'after the summer break from 24 December',
        '2026-12-24T00:00:00.000Z',
        '2027-01-05T00:00:00.000Z',
      ],
      [
        'on a weekday of a year without known holidays',
        '2099-01-05T00:00:00.000Z',
        '2099-01-06T00:00:00.000Z',
      ],
    ])('%s', (_, at, end) => {
      expect(deadlineAfter(at)).toBe(end);
    });
  });
});

describe('what a lead wants', () => {
  test('is read from labels and from values', () => {
    const labels = { location: 'Auckland', services: ['GST Returns', 'Payroll Services'] };
    expect(wantedOf(quoteForm, labels)).toEqual({
      town: 'auckland',
      services: ['gst-returns', 'payroll'],
      firm: '',
    });
    const values = { location: 'hamilton', serviceNeeded: 'overdue', firm: 'greenlion' };
    expect(wantedOf(quickQuoteForm, values)).toEqual({
      town: 'hamilton',
      services: ['overdue'],
      firm: 'greenlion',
    });
  });

  test('is nothing for a message', () => {
    expect(wantedOf(contactForm, { message: 'Kia ora' })).toBeNull();
    expect(wantedOf(undefined, { location: 'auckland' })).toBeNull();
  });
});

test('an offer can be accepted from its first millisecond to that of its deadline', () => {
  const made = offer('one', 'open');
  const isOpenAt = (at: string) => isOpen([made], { firm: 'one', at });
  expect([isOpenAt(made.since), isAhead(made, made.since)]).toEqual([true, false]);
  expect(isAhead(made, '2026-11-22T23:59:59.999Z')).toBe(true);
  expect(isOpenAt('2026-11-24T00:00:00.000Z')).toBe(true);
  expect(isOpenAt('2026-11-24T00:00:00.001Z')).toBe(false);
});
