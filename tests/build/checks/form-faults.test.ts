import { expect, test } from 'vitest';
import { formFaults } from '#src/build/checks/form-faults.ts';

const name = { kind: 'line', label: 'Full name', mail: 'Name', privacy: 'your name' };

test('accepts required and optional fields', () => {
  const fields = {
    name: { ...name, missing: 'Enter it' },
    other: { ...name, optional: 'optional' },
  };
  expect(formFaults({ contact: { fields } })).toEqual([]);
});

test('names each word that a field lacks, with its form', () => {
  const fields = { town: { kind: 'line', label: 'Town', mail: 'Town' } };
  expect(formFaults({ contact: { fields } })).toEqual([
    "content/forms: the field town of the form contact lacks 'privacy'. content/forms/field.ts says what each field needs.",
    "content/forms: the field town of the form contact lacks 'missing' or 'optional'. content/forms/field.ts says what each field needs.",
  ]);
});

test('accepts every field of the site', () => {
  expect(formFaults()).toEqual([]);
});
