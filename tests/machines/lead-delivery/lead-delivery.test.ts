import { expect, test } from 'vitest';
import { leadDeliveryScenario } from '#machines/lead-delivery/lead-delivery.scenario.ts';
import { drive } from '#statelab/explore/drive.ts';

test('sends due notifications', () => {
  const delivery = drive(leadDeliveryScenario);
  delivery.settle('claim', 'one is due');
  expect(delivery.snapshot().value).toBe('sending');
  expect(delivery.snapshot().context.attempt).toEqual({ id: 7, attempt: 1 });
});

test('is idle when nothing is due', () => {
  const delivery = drive(leadDeliveryScenario);
  delivery.settle('claim', 'none is due');
  expect(delivery.snapshot().value).toBe('idle');
  expect(delivery.snapshot().context.wait).toBe(30_000);
});

test('polls again for a lead stored during a poll', () => {
  const delivery = drive(leadDeliveryScenario);
  delivery.send({ type: 'LEAD.STORED' });
  delivery.settle('claim', 'none is due');
  expect(delivery.snapshot().value).toBe('polling');
  delivery.settle('claim', 'none is due');
  expect(delivery.snapshot().value).toBe('idle');
});

test('waits after a store failure', () => {
  const delivery = drive(leadDeliveryScenario);
  delivery.settle('claim', 'one is due');
  delivery.settle('deliver', 'store failure');
  expect(delivery.snapshot().value).toBe('idle');
  expect(delivery.snapshot().context.wait).toBe(5000);
});
