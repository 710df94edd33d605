import { expect, test } from 'vitest';
import type { LeadLifeEvent } from '#machines/lead-life/lead-life.events.ts';
import { leadLifeScenario } from '#machines/lead-life/lead-life.scenario.ts';
import { lifeTape } from '#src/server/leads/life-tape.ts';
import { hasChanged } from '#statelab/machine/fingerprint.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';

const at = '2026-11-22T20:00:00.000Z';

const wanted = { town: 'auckland', services: ['payroll'], firm: 'greenlion' };

const events: readonly LeadLifeEvent[] = [
  { type: 'LEAD.RECEIVE', at, isSpam: false, wanted },
  { type: 'FIRMS.FOUND', at, firms: ['greenlion'] },
  { type: 'OFFER.DECLINE', at, by: 'greenlion', firm: 'greenlion', reason: 'Aroha 021 555 0123' },
  { type: 'FIRMS.FOUND', at, firms: [] },
  { type: 'LEAD.ASSIGN', at, by: 'mere', firm: 'kauri-tax', hasDetails: true },
  // It came too late, and did nothing.
  { type: 'OFFER.ACCEPT', at, by: 'greenlion', firm: 'greenlion' },
  { type: 'OFFER.ACCEPT', at, by: 'hemi@kauri.example', firm: 'kauri-tax' },
  { type: 'LEAD.CORRECT', at, by: 'visitor', fields: ['phone'] },
];

const masked: readonly LeadLifeEvent[] = [
  { type: 'LEAD.RECEIVE', at, isSpam: false, wanted: { ...wanted, firm: 'firm-1' } },
  { type: 'FIRMS.FOUND', at, firms: ['firm-1'] },
  { type: 'OFFER.DECLINE', at, by: 'firm-1', firm: 'firm-1', reason: 'reason-2' },
  { type: 'FIRMS.FOUND', at, firms: [] },
  { type: 'LEAD.ASSIGN', at, by: 'operator-3', firm: 'firm-4', hasDetails: true },
  { type: 'OFFER.ACCEPT', at, by: 'operator-5', firm: 'firm-4' },
  { type: 'LEAD.CORRECT', at, by: 'visitor', fields: ['phone'] },
];

const text = lifeTape(events, at);

function readTape() {
  const read = parseTape(text, 'life.json');
  if ('refusal' in read) throw new Error(read.refusal);
  return read.tape;
}

test('replaces every name and every word in a tape of a life', () => {
  expect(text).not.toMatch(/greenlion|kauri|mere|hemi|Aroha|021/i);
  expect(readTape().steps.map(({ event }) => event)).toEqual(masked);
});

test('replays a tape of a life like any other', () => {
  const { difference, path } = replayTape(leadLifeScenario, readTape());
  expect(difference).toBeUndefined();
  expect(path.at(-1)?.after.value).toEqual({ running: 'accepted' });
  expect(hasChanged(leadLifeScenario.machine, readTape())).toBe(false);
});
