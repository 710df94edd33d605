// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Field } from '#src/design/field.tsx';
import { ignore } from './ignore.ts';

test('passes on the attributes for autofill', () => {
  render(
    <Field
      id="email"
      name="email"
      label="Email"
      type="email"
      value="a@b.nz"
      onChange={ignore}
      autoComplete="email"
      inputMode="email"
      spellCheck={false}
      required
    />,
  );
  const box = screen.getByRole('textbox', { name: 'Email' });
  expect(box).toHaveValue('a@b.nz');
  expect(box).toBeRequired();
  expect(box).toHaveAttribute('type', 'email');
  expect(box).toHaveAttribute('name', 'email');
  expect(box).toHaveAttribute('autocomplete', 'email');
  expect(box).toHaveAttribute('inputmode', 'email');
  expect(box).toHaveAttribute('spellcheck', 'false');
});

test('a field without messages is valid and has no description', () => {
  render(<Field id="name" name="name" label="Name" value="" onChange={ignore} />);
  expect(screen.getByLabelText('Name')).toBeValid();
  expect(screen.getByLabelText('Name')).not.toHaveAttribute('aria-describedby');
});

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

test('a field with only a warning is valid', () => {
  render(
    <Field id="phone" name="phone" label="Phone" value="1" onChange={ignore} warning="Short" />,
  );
  expect(screen.getByLabelText('Phone')).toBeValid();
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Short');
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

test('a text area has a label and a description, and reports its text', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const user = userEvent.setup();
  render(
    <Field id="m" name="m" label="Message" hint="In short" rows={5} value="" onChange={onChange} />,
  );
  const area = screen.getByRole('textbox', { name: 'Message' });
  expect(area).toHaveAccessibleDescription('In short');
  await user.type(area, 'x');
  expect(onChange.mock.calls).toEqual([['x']]);
});
