// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '#src/design/button.tsx';

test('submits only with the type submit', () => {
  render(<Button>Back</Button>);
  expect(screen.getByRole('button', { name: 'Back' })).toHaveAttribute('type', 'button');
});

test('keeps focus while busy, and neither calls nor submits', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  const user = userEvent.setup();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Sending
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Sending' });
  await user.tab();
  await user.keyboard('{Enter}');
  await user.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});
