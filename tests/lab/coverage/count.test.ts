import { expect, test } from 'vitest';
import { extractChart } from '#statelab/machine/extract.ts';
import { addUp, timesByName, usedOf } from '#statelab/coverage/count.ts';
import { countTape } from '#statelab/coverage/count-tapes.ts';
import { labMachineOf } from '#statelab/config.ts';
import { recordPath } from '#statelab/tape/record-path.ts';
import { stickyBarScenario } from '#machines/sticky-bar/sticky-bar.scenario.ts';

const bar = labMachineOf('sticky-bar');
if (bar === undefined) throw new Error('There is no sticky bar in the lab.');
const entry = bar;

const scroll = (y: number) => ({ kind: 'event', event: { type: 'PAGE.SCROLL', y } }) as const;
const about = { path: '/', recordedAt: '2026-11-21T00:00:00.000Z', masked: false };
const tape = recordPath(stickyBarScenario, [scroll(100), scroll(301)], about);
const model = extractChart(entry.machine);

test('counts what a tape covers and lists what it does not', () => {
  const read = countTape(JSON.stringify(tape), 'a.json', [entry]);
  if ('refusal' in read) throw new Error(read.refusal);
  const counted = addUp(model, [read.visit]);
  expect(counted.states.map(({ name, times }) => [name, times])).toEqual([
    ['sticky-bar', 3],
    ['sticky-bar.hidden', 2],
    ['sticky-bar.shown', 1],
  ]);
  expect(counted.transitions.map(({ times }) => times)).toEqual([1, 0]);
  expect(usedOf(counted.states)).toEqual([3, 3]);
  expect(usedOf(counted.transitions)).toEqual([1, 2]);
  expect(timesByName(counted)['sticky-bar.shown']).toBe(1);
});

test('adds up several visits, and leaves out deleted parts', () => {
  const visit = {
    states: ['sticky-bar.hidden', 'sticky-bar.gone', 'sticky-bar.hidden'],
    transitions: [],
    end: 'hidden',
    isOtherShape: true,
  };
  const counted = addUp(model, [visit, visit]);
  expect(counted.states.map(({ times }) => times)).toEqual([0, 4, 0]);
  expect(counted).toMatchObject({ otherShape: 2, ends: [{ name: 'hidden', times: 2 }] });
});

test.each([
  ['', 'is not a tape: it holds no JSON'],
  [JSON.stringify(tape).slice(0, 200), 'breaks off or was damaged'],
  [JSON.stringify({ ...tape, machine: 'near-me' }), 'is a tape of the machine “near-me”'],
  [JSON.stringify({ ...tape, version: 99 }), 'is a tape of version 99'],
])('reports why a file cannot be counted (%#)', (text, reason) => {
  const read = countTape(text, 'a.json', [entry]);
  expect('refusal' in read && read.refusal).toContain(reason);
});
