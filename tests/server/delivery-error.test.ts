import { expect, test } from 'vitest';
import { DeliveryError } from '#src/server/deliveries/notifier.ts';

test('an address where the kept words of a response end is left out whole', () => {
  const words = 'x'.repeat(190);
  const error = new DeliveryError('550', `${words} mere.kaui@post.example is unknown`);
  expect(error.words).toBe(`${words} (address)`);
});
