// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ChoiceGroup } from '#src/design/choice-group.tsx';
import { ErrorSummary } from '#src/design/error-summary.tsx';
import { Field } from '#src/design/field.tsx';
import { ignore } from './ignore.ts';

let scrolledTo: string[] = [];

beforeEach(() => {
  scrolledTo = [];
  // jsdom has no layout, so no scrollIntoView.
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(`${this.localName}: ${this.textContent}`);
  };
});

function setUp() {
  render(
    <>
      <ErrorSummary
        title="There is a problem"
        items={[
          { id: 'email', message: 'Enter your email' },
          { id: 'location', message: 'Choose a place' },
          { id: 'nowhere', message: 'Something else' },
        ]}
      />
      <Field id="email" name="email" label="Email" value="" onChange={ignore} />
      <ChoiceGroup
        name="location"
        kind="radio"
        legend="Where are you based?"
        options={[
          { value: 'a', label: 'Auckland' },
          { value: 'w', label: 'Wellington' },
        ]}
        selected={[]}
        onChoose={ignore}
      />
    </>,
  );
  return { user: userEvent.setup() };
}

test('a link scrolls to the label, then focuses the field', async () => {
  const { user } = setUp();
  const link = screen.getByRole('link', { name: 'Enter your email' });
  expect(link).toHaveAttribute('href', '#email');
  const focus = vi.spyOn(screen.getByLabelText('Email'), 'focus');
  await user.click(link);
  expect(screen.getByLabelText('Email')).toHaveFocus();
  // Its label stays in sight.
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(scrolledTo).toEqual(['label: Email']);
  expect(window.location.hash).toBe('');
});

test('a link to a group scrolls to the question and focuses the first option', async () => {
  const { user } = setUp();
  await user.click(screen.getByRole('link', { name: 'Choose a place' }));
  expect(screen.getByLabelText('Auckland')).toHaveFocus();
  expect(screen.getByLabelText('Auckland')).not.toBeChecked();
  expect(scrolledTo).toEqual(['legend: Where are you based?']);
});
