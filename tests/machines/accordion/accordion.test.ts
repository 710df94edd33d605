import { expect, test } from 'vitest';
import { accordionScenario } from '#machines/accordion/accordion.scenario.ts';
import { drive } from '#statelab/explore/drive.ts';

const close = (entry: string) => ({ type: 'ENTRY.CLOSE', entry }) as const;
const open = (entry: string) => ({ type: 'ENTRY.OPEN', entry }) as const;

test('starts with every entry closed', () => {
  const { value, context } = drive(accordionScenario).snapshot();
  expect(value).toBe('closed');
  expect(context.entry).toBeNull();
});

test('opens an entry, switches to another, and closes the open one', () => {
  const accordion = drive(accordionScenario);
  accordion.send(open('is-it-free'));
  expect(accordion.snapshot().value).toBe('open');
  expect(accordion.snapshot().context.entry).toBe('is-it-free');
  accordion.send(open('paye'));
  expect(accordion.snapshot().value).toBe('open');
  expect(accordion.snapshot().context.entry).toBe('paye');
  accordion.send(close('paye'));
  expect(accordion.snapshot().value).toBe('closed');
  expect(accordion.snapshot().context.entry).toBeNull();
});

test('keeps an open entry that opens again, or when the one before it closes', () => {
  const accordion = drive(accordionScenario);
  accordion.send(open('how-soon'));
  accordion.send(open('paye'));
  accordion.send(close('how-soon'));
  accordion.send(open('paye'));
  expect(accordion.snapshot().value).toBe('open');
  expect(accordion.snapshot().context.entry).toBe('paye');
});
