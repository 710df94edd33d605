// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TrackProgress } from '#src/design/track-progress.tsx';

function bar(step: number, of: number) {
  const label = `Step ${step} of ${of}`;
  const { container } = render(
    <TrackProgress step={step} of={of} label={label} name="Your progress" />,
  );
  return { container, bar: screen.getByRole('progressbar', { name: 'Your progress' }) };
}

test.each([
  [1, '17'],
  [7, '100'],
])('shows step %i of 6 as %s per cent', (step, percentage) => {
  const { bar: progress } = bar(step, 6);
  expect(progress).toHaveAttribute('aria-valuenow', percentage);
  expect(progress).toHaveAttribute('aria-valuemin', '0');
  expect(progress).toHaveAttribute('aria-valuemax', '100');
});

/** The markers’ fill and size, in order. */
function looks(container: HTMLElement): string[] {
  return [...container.querySelectorAll('svg')].map((marker) => {
    const { fill, transform } = getComputedStyle(marker);
    return `${fill === 'none' ? 'hollow' : 'filled'}${transform.includes('scale') ? ' large' : ''}`;
  });
}

test('past markers are filled, the current one is large, and later ones are hollow', () => {
  expect(looks(bar(3, 5).container)).toEqual([
    'filled',
    'filled',
    'filled large',
    'hollow',
    'hollow',
  ]);
});
