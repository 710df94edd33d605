// @vitest-environment jsdom
import { act, render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { examplesHeading, gstExamples, page } from '#content/pages/gst-calculator.ts';
import { GstCalculator } from '#src/views/calculators/gst-calculator.island.tsx';
import { InSite } from '#tests/views/in-site.tsx';
import { calculator } from './calculator-section.ts';

const [guide] = page.sections;
if (guide?.kind !== 'columns') throw new Error('The guide has no columns.');

test('adds up several amounts, and names those not counted', async () => {
  await act(async () =>
    render(
      <InSite>
        <GstCalculator guide={guide} examples={gstExamples} examplesHeading={examplesHeading} />
      </InSite>,
    ),
  );
  await userEvent.type(
    calculator().getByRole('textbox', { name: 'Several amounts' }),
    '0.10{Enter}0.10{Enter}paint',
  );
  const table = calculator().getByRole('table', { name: 'Each amount, and their sum' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['1', '2', 'Sum of the lines', 'On the sum']);
  expect(
    calculator().getByText('Not counted, because it is not one clear amount above $0: paint.'),
  ).toBeVisible();
  expect(calculator().getByRole('button', { name: 'Copy the column' })).toBeVisible();
});
