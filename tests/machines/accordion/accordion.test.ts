import { expect, test } from 'vitest';
import { accordionScenario } from '#machines/accordion/accordion.scenario.ts';
import { drive } from '#statelab/explore/drive.ts';

const toggle = (entry: string) => ({ type: 'ENTRY.TOGGLE', entry }) as const;
const open = (entry: string) => ({ type: 'ENTRY.OPEN', entry }) as const;

test('starts with every entry closed', () => {
  const { value, context } = drive(accordionScenario).snapshot();
  expect(value).toBe('closed');
  expect(context.entry).toBeNull();
});

test('opens an entry, switches to another, and closes the open one', () => {
  const accordion = drive(accordionScenario);
  accordion.send(toggle('is-it-free'));
  expect(accordion.snapshot().value).toBe('open');
  expect(accordion.snapshot().context.entry).toBe('is-it-free');
  accordion.send(toggle('paye'));
  expect(accordion.snapshot().value).toBe('open');
  expect(accordion.snapshot().context.entry).toBe('paye');
  accordion.send(toggle('paye'));
  expect(accordion.snapshot().value).toBe('closed');
  expect(accordion.snapshot().context.entry).toBeNull();
});

test('a link or the browser’s search opens an entry, replaces another, and keeps an open one', () => {
  const accordion = drive(accordionScenario);
  accordion.send(open('how-soon'));
  expect(accordion.snapshot().context.entry).toBe('how-soon');
  accordion.send(open('paye'));
  expect(accordion.snapshot().context.entry).toBe('paye');
  accordion.send(open('paye'));
  expect(accordion.snapshot().value).toBe('open');
  expect(accordion.snapshot().context.entry).toBe('paye');
});
