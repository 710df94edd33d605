// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { taxStore } from '#src/actors/my-taxes.ts';
import { noTaxes } from '#machines/my-dates/taxes.ts';

test('keeps a visitor’s taxes on the device until they have none', () => {
  const store = createActor(taxStore).start();
  store.send({ type: 'TAXES.KEEP', taxes: { ...noTaxes, gst: 'gst-monthly' } });
  expect(JSON.parse(localStorage.getItem('waymark.my-taxes') ?? '')).toEqual({
    gst: 'gst-monthly',
    provisionalTax: '',
    paye: '',
    incomeTax: '',
  });
  store.send({ type: 'TAXES.FORGET' });
  expect([localStorage, sessionStorage].map(({ length }) => length)).toEqual([0, 0]);
  store.stop();
});
