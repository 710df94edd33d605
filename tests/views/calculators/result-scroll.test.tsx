// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { expect, test, vi } from 'vitest';
import { payRulesOn } from '#brackets/data/pay-rules.ts';
import { scheduleWithId } from '#content/tax-schedules.ts';
import { taxFormWords } from '#content/ui/tax-form.ts';
import { emptyInputs } from '#machines/tax-calculator/address.ts';
import { taxFor } from '#machines/tax-calculator/inputs.ts';
import { TaxResultPanel } from '#src/views/calculators/tax-result-panel.tsx';
import { InSite } from '#tests/views/in-site.tsx';

const inForce = 'from-2024-07-31';
const today = {
  inForce,
  rules: {},
  business: [],
  instalments: [],
  until: '2027-03-31',
  finalBill: { due: '2028-02-08', dueByAgent: '2028-04-07', periodEnd: '2027-03-31' },
} as const;
const words = taxFormWords(scheduleWithId(inForce), payRulesOn('2026-11-22'));
const inputs = { ...emptyInputs(inForce), income: '65000' };
const result = { inputs, tax: taxFor(inputs) };

test.each([
  { visitor: 'is still there', place: 0, scrolls: 4 },
  { visitor: 'has scrolled on', place: 400, scrolls: 2 },
])('lines that come late scroll to the result of a visitor who $visitor', async (late) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  let arrive = () => {};
  const Lines = lazy(
    () =>
      new Promise<{ default: () => string }>((resolve) => {
        arrive = () => resolve({ default: () => 'The lines' });
      }),
  );
  vi.stubGlobal('scrollY', 0);
  render(
    <InSite>
      <TaxResultPanel result={result} isStale={false} today={today} words={words} lead={null}>
        <Lines />
      </TaxResultPanel>
    </InSite>,
  );
  // To the panel, then to its heading.
  expect(scroll).toHaveBeenCalledTimes(2);
  vi.stubGlobal('scrollY', late.place);
  await act(async () => arrive());
  expect(await screen.findByText(/The lines/)).toBeVisible();
  expect(scroll).toHaveBeenCalledTimes(late.scrolls);
});
