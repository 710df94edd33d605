// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Field } from '#src/design/field.tsx';
import { ignore } from './ignore.ts';

test('hint, error and warning describe a field; an error makes it invalid', () => {
  render(
    <Field
      id="phone"
      name="phone"
      label="Phone"
      value="12"
      onChange={ignore}
      hint="Only for the quotes"
      error="Enter a phone number"
      warning="This looks short"
    />,
  );
  const box = screen.getByLabelText('Phone');
  expect(box).toHaveAccessibleDescription(
    'Only for the quotes Enter a phone number This looks short',
  );
  expect(box).toBeInvalid();
});

test('reports typing and blur as text', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const onBlur = vi.fn<() => void>();
  const user = userEvent.setup();
  render(<Field id="n" name="n" label="Name" value="A" onChange={onChange} onBlur={onBlur} />);
  await user.type(screen.getByLabelText('Name'), 'b');
  await user.tab();
  expect(onChange.mock.calls).toEqual([['Ab']]);
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('a select reports the value of the chosen option', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const user = userEvent.setup();
  render(
    <Field
      id="subject"
      name="subject"
      label="Subject"
      value=""
      onChange={onChange}
      error="Choose a subject"
      options={[
        { value: '', label: 'Choose one' },
        { value: 'general', label: 'General enquiry' },
      ]}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Subject' });
  expect(select).toHaveAccessibleDescription('Choose a subject');
  expect(select).toBeInvalid();
  await user.selectOptions(select, 'General enquiry');
  expect(onChange.mock.calls).toEqual([['general']]);
});
