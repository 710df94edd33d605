// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#statelab/app/error-boundary.tsx';

afterEach(cleanup);

test('a view that breaks says why in its place, and is drawn again when asked', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let isBroken = true;
  function View() {
    if (!isBroken) return <p>Drawn</p>;
    throw new Error('It broke.', { cause: new Error('There is no chart.') });
  }
  render(
    <>
      <p>Beside</p>
      <ErrorBoundary>
        <View />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toContain(
    'This view broke: It broke. There is no chart.',
  );
  expect(screen.queryByText('Beside')).not.toBeNull();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByText('Drawn')).not.toBeNull();
});
