import { expect, test } from 'vitest';
import { leadDeliveryScenario } from '#machines/lead-delivery/lead-delivery.scenario.ts';
import { drive } from '#lab/paths/drive.ts';

test('what is due is told', () => {
  const delivery = drive(leadDeliveryScenario);
  delivery.settle('claim', 'one is due');
  expect(delivery.snapshot().value).toBe('telling');
  expect(delivery.snapshot().context.result).toEqual({ id: 7, attempt: 1, problem: null });
});

test('where nothing is due it rests', () => {
  const delivery = drive(leadDeliveryScenario);
  delivery.settle('claim', 'none is due');
  expect(delivery.snapshot().value).toBe('resting');
});

test('a lead that is stored during a look is looked for once more', () => {
  const delivery = drive(leadDeliveryScenario);
  delivery.send({ type: 'LEAD.STORED' });
  delivery.settle('claim', 'none is due');
  expect(delivery.snapshot().value).toBe('looking');
  delivery.settle('claim', 'none is due');
  expect(delivery.snapshot().value).toBe('resting');
});
