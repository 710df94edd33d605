import { describe, expect, onTestFinished, test } from 'vitest';
import type { LeadLifeEvent } from '#machines/lead-life/lead-life.events.ts';
import type { LifeOptions } from '#src/server/life/life-options.ts';
import { openFile } from '#src/server/store/open-file.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { migrate } from '#src/server/store/migrations.ts';
import { postgresEngine } from '#src/server/store/postgres-engine.ts';
import type { DatabaseLocation } from '#src/server/store/database-location.ts';
import type { LeadStore } from '#src/server/store/lead-store.ts';
import { emptyDatabase, engines } from './engines.ts';

const monday = '2026-11-22T20:00:00.000Z';
const tuesday = '2026-11-23T21:00:00.000Z';

const partner = (slug: string, aWeek = 5) => ({
  slug,
  terms: { towns: ['auckland'] as const, services: ['gst-returns'] as const, aWeek },
});

const four = ['one', 'two', 'three', 'four'].map((slug) => partner(slug));

async function open(
  location: DatabaseLocation,
  options: LifeOptions = { partners: four },
): Promise<LeadStore> {
  const store = await openLeadStore(
    location,
    () => [{ channel: 'mail', recipient: 'operator@waymark.example' }],
    options,
  );
  onTestFinished(store.close);
  return store;
}

const receive = (store: LeadStore, idempotencyKey = 'a1') =>
  store.save({
    form: 'quote',
    idempotencyKey,
    reference: 'K7Q2-M9XD',
    receivedAt: new Date(monday),
    values: { location: 'Auckland', services: ['GST Returns'], email: 'aroha@example.co.nz' },
  });

const offersOf = async (store: LeadStore, id = 1) =>
  (await store.lives.follow(id))?.offers.map(({ firm, state }) => `${firm} ${state}`);

const firmMails = async (store: LeadStore, id = 1) =>
  (await store.find({ id }))[0]?.notifications
    .filter(({ channel }) => channel === 'firm')
    .map(({ recipient, about, state }) => `${recipient} ${about} ${state}`);

const by = (type: 'OFFER.ACCEPT' | 'OFFER.DECLINE', firm: string, at = monday): LeadLifeEvent => ({
  type,
  at,
  by: firm,
  firm,
});

const withdrawal: LeadLifeEvent = { type: 'LEAD.WITHDRAW', at: monday, by: 'visitor' };

describe.each(engines)('the lives of leads in %s', (engine) => {
  test('a lead is offered to three firms, passed on, accepted once, and expires', async () => {
    const taken: string[] = [];
    const store = await open(await emptyDatabase(engine), {
      partners: four,
      onTransition: (name) => taken.push(name),
    });
    await receive(store);
    expect(await offersOf(store)).toEqual(['four open', 'one open', 'three open']);
    expect(await store.lives.send(1, by('OFFER.DECLINE', 'one'))).toBe(true);
    expect(await store.lives.send(1, by('OFFER.ACCEPT', 'two'))).toBe(true);
    expect(await store.lives.send(1, by('OFFER.ACCEPT', 'two'))).toBe(false);
    expect(await store.lives.passTime(new Date(monday))).toBe(0);
    expect(await store.lives.send(1, by('OFFER.ACCEPT', 'four', tuesday))).toBe(false);
    expect(await store.lives.passTime(new Date(tuesday))).toBe(1);
    expect(await store.lives.passTime(new Date(tuesday))).toBe(0);
    expect(await offersOf(store)).toEqual([
      'four expired',
      'one declined',
      'three expired',
      'two accepted',
    ]);
    // What had not been sent before its offer ended is not sent.
    expect(await firmMails(store)).toEqual([
      'four offer skipped',
      'one offer skipped',
      'three offer skipped',
      'two offer skipped',
      'two lead due',
    ]);
    const followed = await store.lives.follow(1);
    expect(followed?.lead.status).toBe('accepted');
    expect([...(followed?.detailsSince ?? [])]).toEqual([['two', monday]]);
    expect(taken).toEqual([
      'lead-life.received|LEAD.RECEIVE|2',
      'lead-life.running.matching|FIRMS.FOUND|1',
      'lead-life.running|OFFER.DECLINE|0',
      'lead-life.running.matching|FIRMS.FOUND|1',
      'lead-life.running|OFFER.ACCEPT|0',
      'lead-life.running|TIME.PASS|0',
      'lead-life.running.matching|FIRMS.FOUND|0',
    ]);
  });

  test('a firm gets no more than its week, and nothing while it is paused', async () => {
    const store = await open(await emptyDatabase(engine), { partners: [partner('one', 2)] });
    await Promise.all(['a1', 'b2', 'c3'].map((key) => receive(store, key)));
    const offered = await Promise.all([1, 2, 3].map((id) => offersOf(store, id)));
    expect(offered.map((offers) => offers?.length)).toEqual([1, 1, 0]);
    await store.lives.send(1, by('OFFER.DECLINE', 'one'));
    await store.lives.pause('one', 'mere', new Date(monday));
    await receive(store, 'd4');
    expect(await offersOf(store, 4)).toEqual([]);
    await store.lives.resume('one');
    await receive(store, 'e5');
    expect(await offersOf(store, 5)).toEqual(['one open']);
  });

  test('a repeated request takes nothing of a firm’s week', async () => {
    const store = await open(await emptyDatabase(engine), { partners: [partner('one', 2)] });
    await receive(store, 'a1');
    // One group.
    await Promise.all(['a1', 'b2', 'b2', 'c3'].map((key) => receive(store, key)));
    const leads = await store.list();
    const offered = await Promise.all(leads.map(({ id }) => offersOf(store, id)));
    expect(offered).toEqual([['one open'], ['one open'], []]);
    expect(leads.map(({ status }) => status)).toEqual(['sent', 'sent', 'new']);
  });

  test('lets the first of an acceptance and a withdrawal on two servers win, and both agree', async () => {
    const location = await emptyDatabase(engine);
    const [one, other] = [await open(location), await open(location)];
    await receive(one);
    const [isAccepted, isWithdrawn] = await Promise.all([
      one.lives.send(1, by('OFFER.ACCEPT', 'one')),
      other.lives.send(1, withdrawal),
    ]);
    expect(isWithdrawn).toBe(true);
    const followed = await one.lives.follow(1);
    expect(followed?.state).toBe('withdrawn');
    expect(followed?.lead.values).toEqual({});
    expect(followed?.offers.map(({ state }) => state).toSorted()).toEqual(
      isAccepted ? ['accepted', 'recalled', 'recalled'] : ['recalled', 'recalled', 'recalled'],
    );
    expect(await other.lives.follow(1)).toEqual(followed);
  });

  test('gives the lead to three when every firm presses on two servers', async () => {
    const location = await emptyDatabase(engine);
    const servers = [await open(location), await open(location)];
    await receive(servers[0] ?? (await open(location)));
    const pressed = await Promise.all(
      servers.flatMap((server) =>
        ['one', 'two', 'three', 'four'].map((firm) =>
          server.lives.send(1, by('OFFER.ACCEPT', firm)),
        ),
      ),
    );
    expect(pressed.filter((isTaken) => isTaken)).toHaveLength(3);
  });

  test('dates a firm’s details from when they were sent, not from a later acceptance', async () => {
    const store = await open(await emptyDatabase(engine), {});
    await receive(store);
    const sent = {
      type: 'LEAD.ASSIGN',
      at: monday,
      by: 'mere',
      firm: 'one',
      hasDetails: true,
    } as const;
    expect(await store.lives.send(1, sent)).toBe(true);
    expect(await store.lives.send(1, by('OFFER.ACCEPT', 'one', tuesday))).toBe(true);
    const followed = await store.lives.follow(1);
    expect([...(followed?.detailsSince ?? [])]).toEqual([['one', monday]]);
  });

  test('each correction is a message of its own, and not the one before again', async () => {
    const store = await open(await emptyDatabase(engine), {});
    await receive(store);
    const { claim, read, save } = store.notifications;
    const at = new Date(monday);
    const sendNext = async () => {
      const claimed = await claim('mail', at, { lease: 60_000, pollInterval: 1000 });
      const sent = claimed.kind === 'due' ? await read([claimed.attempt.id]) : [];
      await save(sent, { state: 'told' }, at);
      return sent.map(({ about, messageId }) => [about, messageId] as const);
    };
    const messages = await sendNext();
    for (const location of ['Hamilton', 'Nelson']) {
      await store.lives.correct(1, { location, email: 'aroha@example.co.nz' }, 'visitor', at);
      messages.push(...(await sendNext()));
    }
    expect(messages.map(([about]) => about)).toEqual(['lead', 'correction', 'correction']);
    expect(new Set(messages.map(([, id]) => id)).size).toBe(3);
  });

  test('ends no offer for a clock a little behind, and does for one set right by hours', async () => {
    const store = await open(await emptyDatabase(engine));
    await receive(store);
    const behind = (minutes: number) => new Date(Date.parse(monday) - minutes * 60_000);
    expect(await store.lives.passTime(behind(30))).toBe(0);
    expect(await store.lives.passTime(behind(90))).toBe(1);
  });

  test('turns the leads of an earlier version into lives', async () => {
    const location = await emptyDatabase(engine);
    const before =
      location.file === undefined ? postgresEngine(location.url) : await openFile(location.file);
    await migrate(before, before.steps.slice(0, -2));
    const statuses = ['new', 'sent', 'accepted', 'declined', 'withdrawn', 'closed', 'spam'];
    for (const [index, status] of statuses.entries()) {
      await before.run(
        `INSERT INTO leads (form, received_at, fields, status) VALUES ('quote', ?, '{}', ?)`,
        [monday, status],
      );
      if (status === 'new' || status === 'spam') continue;
      await before.run(
        `INSERT INTO recipients (lead, name, firm, received_at, sent_by)
          VALUES (?, 'One', 'one', ?, 'mere "the boss"')`,
        [index + 1, monday],
      );
      for (const [change, at] of [
        ['sent', monday],
        [status, tuesday],
      ] as const) {
        await before.run(
          `INSERT INTO status_changes (lead, status, firm, made_at, made_by)
            VALUES (?, ?, 'one', ?, 'mere')`,
          [index + 1, change, at],
        );
      }
    }
    await before.close();
    const store = await open(location);
    const leads = await store.find({ spam: 'included' });
    expect(
      leads.map(({ status, offers }) => [status, ...offers.map(({ state }) => state)]),
    ).toEqual([
      ['new'],
      ['sent', 'open'],
      ['accepted', 'accepted'],
      ['declined', 'declined'],
      ['withdrawn', 'recalled'],
      ['closed', 'recalled'],
      ['spam'],
    ]);
    expect(leads[1]?.events).toEqual([
      { type: 'LEAD.RECEIVE', at: monday, isSpam: false, wanted: null },
      { type: 'LEAD.ASSIGN', at: monday, by: 'mere "the boss"', firm: 'one', hasDetails: true },
    ]);
    expect(await store.lives.send(2, by('OFFER.ACCEPT', 'one'))).toBe(true);
    expect(await store.lives.send(6, { type: 'LEAD.REOPEN', at: tuesday, by: 'mere' })).toBe(true);
    expect((await store.list({ id: 6 }))[0]?.status).toBe('declined');
  });
});
