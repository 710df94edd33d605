import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advance, lifeOf, unbornLife, type LeadLife } from '#machines/lead-life/advance.ts';
import type { LeadLifeEvent, Mail } from '#machines/lead-life/lead-life.events.ts';
import { offerRules, type FirmStanding, type Wanted } from '#machines/lead-life/rules.ts';
import { stateName } from '#machines/state-name.ts';

/** How many lives each property lives: four properties with `LIVES=25000` live 100,000. */
const numRuns = Number(process.env['LIVES'] ?? 1000);

const hour = 3_600_000;
const start = Date.parse('2026-11-22T20:00:00.000Z');
const timeAt = (hours: number): string => new Date(start + hours * hour).toISOString();

const slugs = ['one', 'two', 'three', 'four', 'five'] as const;

const slug = fc.constantFrom(...slugs);

const fit = ['auckland'] as const;

/** Most firms fit most requests, so that there are enough for a fourth. */
const standings: fc.Arbitrary<readonly FirmStanding[]> = fc.tuple(
  ...slugs.map((each) =>
    fc.record({
      slug: fc.constant(each),
      terms: fc.record({
        towns: fc.constantFrom(fit, fit, fit, fit, ['dunedin'] as const),
        services: fc.constantFrom(['gst-returns', 'payroll'] as const, ['gst-returns'] as const),
        aWeek: fc.integer({ min: 1, max: 5 }),
      }),
      taken: fc.integer({ min: 0, max: 3 }),
      isPaused: fc.constantFrom(false, false, false, true),
    }),
  ),
);

const wanted: fc.Arbitrary<Wanted | null> = fc.option(
  fc.record({
    town: fc.constantFrom('auckland', 'auckland', 'auckland', 'other'),
    services: fc.constantFrom(['gst-returns'], ['other'], ['gst-returns', 'payroll']),
    firm: fc.constantFrom('', '', '', 'two', 'unknown'),
  }),
  { freq: 10 },
);

/** An event, and how many hours the clock moved before it: a jump either way, or none at all. */
const happening = fc.record({
  hours: fc.constantFrom(0, 0, 0, 1, 5, 30, 200, -30, 20_000, -20_000),
  type: fc.constantFrom(
    'OFFER.ACCEPT',
    'OFFER.ACCEPT',
    'OFFER.DECLINE',
    'OFFER.DECLINE',
    'TIME.PASS',
    'TIME.PASS',
    'OFFER.CREDIT',
    'LEAD.ASSIGN',
    'LEAD.CORRECT',
    'LEAD.RESTORE',
    'LEAD.WITHDRAW',
    'LEAD.CLOSE',
    'LEAD.REOPEN',
  ),
  firm: slug,
  isDouble: fc.boolean(),
  hasDetails: fc.boolean(),
});

type Happening = typeof happening extends fc.Arbitrary<infer Each> ? Each : never;

function eventOf({ type, firm, hasDetails }: Happening, at: string): LeadLifeEvent {
  if (type === 'LEAD.CORRECT') return { type, at, by: 'visitor', fields: ['phone'] };
  if (type === 'LEAD.ASSIGN') return { type, at, by: 'mere', firm, hasDetails };
  return { type, at, by: firm, firm };
}

interface Lived {
  readonly life: LeadLife;
  readonly events: readonly LeadLifeEvent[];
  readonly mails: readonly Mail[];
  readonly everyLife: readonly LeadLife[];
}

/** Lives a life to its end: after all that happens, time passes until nothing more can follow from it. */
function live(
  isSpam: boolean,
  request: Wanted | null,
  happenings: readonly Happening[],
  firms: readonly FirmStanding[],
): Lived {
  let life = unbornLife;
  const lived: { events: LeadLifeEvent[]; mails: Mail[]; everyLife: LeadLife[] } = {
    events: [],
    mails: [],
    everyLife: [],
  };
  const take = (event: LeadLifeEvent): void => {
    const done = advance(life, event, firms);
    life = done.life;
    lived.events.push(...done.events);
    lived.mails.push(...done.mails);
    lived.everyLife.push(life);
  };
  take({ type: 'LEAD.RECEIVE', at: timeAt(0), isSpam, wanted: request });
  let hours = 0;
  for (const each of happenings) {
    hours += each.hours;
    take(eventOf(each, timeAt(hours)));
    if (each.isDouble) take(eventOf(each, timeAt(hours)));
  }
  // The clock is set right, and a week of silence passes for each firm that there is.
  for (let round = 0; round <= slugs.length + 1; round += 1) {
    take({ type: 'TIME.PASS', at: timeAt(24 * 7 * round) });
  }
  return { life, ...lived };
}

const lives = fc.tuple(fc.boolean(), wanted, fc.array(happening, { maxLength: 14 }), standings);

const check = (holds: (lived: Lived) => void): void =>
  fc.assert(
    fc.property(lives, (args) => holds(live(...args))),
    { numRuns, seed: 45 },
  );

const holders = ({ context }: LeadLife) =>
  context.offers.filter(({ state }) => ['open', 'accepted', 'credited'].includes(state));

test('never do four firms have a lead, and never does a firm get it twice', () => {
  check(({ everyLife, mails }) => {
    for (const life of everyLife) {
      expect(holders(life).length).toBeLessThanOrEqual(offerRules.atOnce);
      const firms = life.context.offers.map(({ firm }) => firm);
      expect(new Set(firms).size).toBe(firms.length);
    }
    const offered = mails.filter(({ about }) => about === 'offer').map(({ firm }) => firm);
    expect(new Set(offered).size).toBe(offered.length);
  });
});

test('no lead is forgotten: it ends accepted, with the operator, withdrawn or closed', () => {
  check(({ life, events }) => {
    const open = life.context.offers.filter(({ state }) => state === 'open');
    // A firm that was sent the whole lead by hand has it without a deadline.
    const isWhole = open.length > 0 && open.every(({ until }) => until === null);
    const isSpam = events.every(({ type }) => type !== 'LEAD.RESTORE');
    const ends = ['running.accepted', 'running.operator', 'withdrawn', 'closed'];
    if (isWhole) ends.push('running.offered');
    if (isSpam) ends.push('held');
    expect(ends).toContain(stateName(life));
    expect(open.every(({ until }) => until === null)).toBe(true);
  });
});

test('each mail is sent once, and none of what nobody may have', () => {
  check(({ events, mails, life }) => {
    // A correction, and giving up after an assignment by hand, may come again.
    const once = mails
      .filter(({ about }) => about !== 'correction' && about !== 'given-up')
      .map(({ to, firm, about }) => `${to} ${firm} ${about}`);
    expect(new Set(once).size).toBe(once.length);
    const detailed = mails.filter(({ to, about }) => to === 'firm' && about === 'lead');
    const entitled = events.flatMap((each) =>
      each.type === 'OFFER.ACCEPT' || (each.type === 'LEAD.ASSIGN' && each.hasDetails === true)
        ? [each.firm]
        : [],
    );
    expect(new Set(detailed.map(({ firm }) => firm))).toEqual(new Set(entitled));
    expect(stateName(life) === 'held' ? mails : []).toEqual([]);
  });
});

test('the stored events tell the same life again', () => {
  check(({ events, life }) => {
    const again = lifeOf(JSON.parse(JSON.stringify(events)));
    expect([stateName(again), again.context]).toEqual([stateName(life), life.context]);
  });
});
