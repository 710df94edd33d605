import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { contactForm } from '#content/forms/contact.ts';
import { draftRuleOf, ruleOf } from '#machines/lead/field.ts';
import type { Field, LeadForm } from '#content/forms/field.ts';
import { leadOf, problemsOf, readAnswers } from '#machines/lead/lead-form.ts';
import { looksLikePhoneNumber } from '#machines/lead/phone.ts';
import { quickQuoteForm } from '#content/forms/quick-quote.ts';
import { quoteForm } from '#content/forms/quote.ts';
import { createMask } from '#statelab/tape/mask.ts';

const forms: readonly LeadForm[] = [quoteForm, quickQuoteForm, contactForm];

const digits = (shortest: number, longest: number) =>
  fc.stringMatching(new RegExp(`^\\d{${shortest},${longest}}$`));

/** Typed numbers of every kind: too short, too long, spaced and bracketed. */
const phones = fc
  .tuple(
    fc.constantFrom('', '021', '03', '0800', '+64', '+64 21', '+1', '+'),
    fc.array(fc.tuple(digits(1, 5), fc.constantFrom('', ' ', '-', '.', ' ext ')), { maxLength: 5 }),
  )
  .map(([start, groups]) => start + groups.flat().join(''));

const emails = fc.oneof(
  fc.emailAddress(),
  fc
    .tuple(fc.string({ unit: 'binary', maxLength: 8 }), fc.constantFrom('@', '@-', '@a.', ''))
    .map((parts) => `${parts.join('')}b.nz`),
);

/** Typed text: Latin with and without macrons, other scripts, emoji, and invisible characters. */
const writing = fc
  .array(
    fc.constantFrom(
      'Aroha',
      'Ngāti Pōneke',
      'Zoë',
      'Жанна',
      '李小龍',
      '𠮷野',
      'さくら',
      'ﷺ',
      'नमस्ते',
      '👩‍👩‍👧',
      '1️⃣',
      '²',
      '𝟗',
      ' ',
      '\u00A0',
      '\u200B',
      '\u3164',
      '\u0007',
      '\uD800',
      'K',
      'e\u0301',
      '-',
      "'",
      '@',
      '\n',
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

const texts = fc.oneof(
  phones,
  emails,
  writing,
  fc.string({ unit: 'binary' }),
  fc.string({ minLength: 35, maxLength: 45 }),
  fc.string({ minLength: 195, maxLength: 260 }),
);

const typed = forms.flatMap((form) =>
  Object.entries(form.fields)
    .filter(([, field]) => !('options' in field))
    .map(([name, field]): [string, string, Field] => [form.name, name, field]),
);

describe.each(typed)('%s: a masked %s', (_, name, field) => {
  test('gets the same verdict from every rule, and has the same length', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const masked = createMask().text(name, text);
        const problem = (given: string) => v.safeParse(ruleOf(field), given).issues?.[0].message;
        expect(problem(masked)).toBe(problem(text));
        expect(v.parse(draftRuleOf(field), masked)).toHaveLength(text.length);
        expect(createMask().text(name, masked)).toBe(masked);
      }),
      { numRuns: 300 },
    );
  });
});

test('a masked phone number gets the same warning', () => {
  fc.assert(
    fc.property(fc.oneof(phones, texts), (text) => {
      expect(looksLikePhoneNumber(createMask().text('phone', text))).toBe(
        looksLikePhoneNumber(text),
      );
    }),
    { numRuns: 1000 },
  );
});

test.each(forms)('masked answers to $name are valid if the answers are', (form) => {
  const typedIn = fc.record(
    Object.fromEntries(
      Object.entries(form.fields).map(([name, field]) => [
        name,
        'options' in field
          ? fc.constant(
              field.kind === 'choices'
                ? [field.options[0]?.value ?? '']
                : (field.options[0]?.value ?? ''),
            )
          : texts,
      ]),
    ),
  );
  fc.assert(
    fc.property(typedIn, (answers) => {
      const given = readAnswers(form, createMask().record({ answers })['answers']);
      expect(problemsOf(form, given)).toEqual(problemsOf(form, answers));
      expect(leadOf(form, given) === null).toBe(leadOf(form, answers) === null);
    }),
  );
});

test.each([
  ['Aroha Ngata', 'Xxxxx Xxxxx'],
  ['Ngāti Pōneke', 'Xxōxx Xōxxxx'],
  ['Жанна', 'Жжжжж'],
  ['李小龍', '字字字'],
  ['Kia ora 👋🏽 1️⃣', 'Xxx xxx 👋🏽 0️⃣'],
  ['', ''],
  [' \u200B\u3164', ' \u200B\u3164'],
])('%s keeps its script', (text, masked) => {
  expect(createMask().text('name', text)).toBe(masked);
});

test.each([
  ['021 123 4567', '020 000 0000'],
  ['(03) 365 1234', '(03) 300 0000'],
  ['+64 21 123 4567', '+00 00 000 0000'],
  ['0210 123', '0000 000'],
  ['+1 415 555 0123', '+0 000 000 0000'],
  ['03 123 4567', '00 000 0000'],
  ['', ''],
])('the phone number %s shows no more than its check needs: %s', (number, masked) => {
  expect(createMask().text('phone', number)).toBe(masked);
});

test('a masked message keeps no digit of an IRD number', () => {
  expect(createMask().text('message', 'Mine is 49-091-850.')).toBe('Xxxx xx 00-000-000.');
});

test('different texts get different stand-ins, and equal texts the same one', () => {
  const mask = createMask();
  const aroha = mask.text('email', 'aroha@example.co.nz');
  expect(aroha).toBe('xxxxx@xxxxxxx.xx.xx');
  expect(mask.text('email', 'ngata@example.co.nz')).toBe('xxxxx@xxxxxxx.xx.xz');
  expect(mask.text('email', ' aroha@example.co.nz ')).toBe(` ${aroha} `);
  expect(createMask().text('email', 'xxxxx@xxxxxxx.xx.xz')).toBe('xxxxx@xxxxxxx.xx.xz');
});
