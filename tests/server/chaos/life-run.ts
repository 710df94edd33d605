import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '#art/random.ts';
import { parseLocation } from '#src/server/store/database-location.ts';
import { openLeadStore } from '#src/server/store/open-lead-store.ts';
import { buildSiteIn } from '#tests/server/fixtures/built-site.ts';
import { startMailServer } from '#tests/server/fixtures/receivers.ts';
import { inventLead, readMail } from './life-lead.ts';
import { follow, respond } from './life-people.ts';
import { brokenBy, storyOf } from './life-rules.ts';
import { startLifeServers } from './life-servers.ts';

/** How many visitors send leads at once. */
const visitors = 8;

const hour = 3_600_000;

const week = 7 * 24 * hour;

/** By how many hours the clock of a server is wrong. */
const jumps = [0, 1, 5, 30, 30, 200, -1, -30, -200] as const;

/** How many mails are sent at most until one of the two servers is killed. */
const longestLife = 80;

/** How long, in milliseconds, nothing changes once nothing more will: longer than offers and retries wait. */
const quiet = 5000;

export interface LifeReport {
  /** How the leads ended, by status. */
  readonly ends: Readonly<Record<string, number>>;
  readonly mails: number;
  /** Mails that came again under their id, which a receiver ignores. */
  readonly repeated: number;
  readonly presses: number;
  readonly kills: number;
  /** The references of leads that are not stored once: must be none. */
  readonly astray: readonly string[];
  /** The stories of leads that break rules: must be none. */
  readonly broken: readonly string[];
}

interface Options {
  readonly folder: string;
  /** The address of a PostgreSQL database; a file in the folder without it. */
  readonly url?: string | undefined;
  readonly leads: number;
  readonly seed: string;
}

const countEach = (names: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...new Set(names)]
      .toSorted()
      .map((name) => [name, names.filter((each) => each === name).length]),
  );

/**
 * Lives invented leads on two servers that are killed at any moment and whose clocks jump, until nothing more can
 * happen to any. Returns what became of them, by their mails, their pages and the database.
 */
export async function liveLeads({ folder, url, leads: count, seed }: Options): Promise<LifeReport> {
  const random = randomFrom(seed);
  const either = (): number => Math.floor(random() * 2);
  await buildSiteIn(folder);
  const mailServer = await startMailServer({ defers: () => random() < 0.05 });
  const servers = await startLifeServers(folder, url, mailServer.url);
  const store = await openLeadStore(parseLocation(url ?? `file:${folder}/data/leads.db`, ''));
  const leads = Array.from({ length: count }, (_, number) => inventLead(number, seed));
  const byReference = new Map(leads.map((lead) => [lead.reference, lead]));
  const over = new AbortController();
  let acting = 0;
  let mails = 0;
  let repeated = 0;
  let kills = 0;

  async function act(acts: Promise<void>): Promise<void> {
    acting += 1;
    await acts;
    acting -= 1;
  }

  /** Reads new mails, and lets their receivers act. */
  function receive(): void {
    for (const {
      to: [address = ''],
      text,
    } of mailServer.messages.splice(0)) {
      const { reference, path, mail } = readMail(address, text);
      const lead = byReference.get(reference);
      if (lead === undefined) throw new Error(`A mail is about an unknown lead: ${reference}.`);
      mails += 1;
      if (lead.mails.some(({ id }) => id === mail.id)) repeated += 1;
      else if (mail.about === 'offer') void act(respond(servers, lead, mail.to, path));
      else if (mail.to === 'visitor') void act(follow(servers, lead, path));
      lead.mails.push(mail);
    }
  }

  async function sendLeads(): Promise<void> {
    const waiting = [...leads];
    const visitor = async (): Promise<void> => {
      for (let lead = waiting.shift(); lead !== undefined; lead = waiting.shift()) {
        const { key, body, isSentTwice } = lead;
        const first = either();
        const places = isSentTwice ? [first, first + 1] : [first];
        await Promise.all(
          places.map((place) => servers.post(place, '/', body, { 'Idempotency-Key': key })),
        );
      }
    };
    await Promise.all(Array.from({ length: visitors }, visitor));
  }

  async function makeTrouble(): Promise<void> {
    let next = 0;
    while (!over.signal.aborted) {
      await pause(random() * 200);
      if (mails < next) continue;
      next = mails + random() * longestLife;
      await servers.kill(either());
      kills += 1;
      const ahead = (jumps[Math.floor(random() * jumps.length)] ?? 0) * hour;
      // Sometimes only one of the two clocks is wrong.
      const wrong = random() < 0.3 ? [either()] : [0, 1];
      await Promise.all(wrong.map((number) => servers.setClock(number, ahead)));
    }
  }

  /** Waits until nothing more happens, and returns how the leads stand. */
  async function untilQuiet(): Promise<string> {
    let last = '';
    for (let since = performance.now(); performance.now() - since < quiet; await pause(200)) {
      receive();
      const ends = countEach((await store.list()).map(({ status }) => status));
      const now = JSON.stringify([mails, ends]);
      // While the clocks are wrong, mails may wait for days.
      const { due } = over.signal.aborted ? await store.notifications.backlog() : { due: 0 };
      if (now !== last || acting > 0 || due > 0) since = performance.now();
      last = now;
    }
    return last;
  }

  const troubled = makeTrouble();
  await Promise.all([sendLeads(), untilQuiet()]);
  await untilQuiet();
  over.abort();
  await troubled;
  // The clocks are set right, and weeks pass until nothing comes of it.
  let before = '';
  for (let weeks = 2, now = ''; weeks < 4 || now !== before; weeks += 1) {
    await Promise.all([0, 1].map((number) => servers.setClock(number, weeks * week)));
    before = now;
    now = await untilQuiet();
  }
  await servers.stop();
  receive();
  await mailServer.close();
  const stored = await store.find({ spam: 'included' }).finally(store.close);
  const found = new Map(stored.map((lead) => [lead.reference, lead]));
  return {
    ends: countEach(stored.map(({ status }) => status)),
    mails,
    repeated,
    presses: leads.reduce((sum, { presses }) => sum + presses.length, 0),
    kills,
    astray: leads.map(({ reference }) => reference).filter((reference) => !found.has(reference)),
    broken: leads.flatMap((lead) => {
      const one = found.get(lead.reference);
      const rules = one === undefined ? [] : brokenBy(lead, one);
      return one === undefined || rules.length === 0
        ? []
        : [`${rules.join(', ')}: broken by ${storyOf(lead, one)}`];
    }),
  };
}
