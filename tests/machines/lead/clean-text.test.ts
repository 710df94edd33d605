import { expect, test } from 'vitest';
import { quoteForm } from '#content/forms/quote.ts';
import { cleanText } from '#machines/lead/clean-text.ts';
import { leadOf, problemsOf } from '#machines/lead/lead-form.ts';
import { completeAnswers } from '#machines/quote-wizard/quote-wizard.scenario.ts';

const sent = (answers: Readonly<Record<string, string>>) => {
  const all = { ...completeAnswers, ...answers };
  return { problems: problemsOf(quoteForm, all), lead: leadOf(quoteForm, all) };
};

const emails = [
  ['\u202ajane@example.co.nz\u202c', 'jane@example.co.nz'],
  ['\u2060jane\u00ad@exam\u200bple.co.nz\ufeff', 'jane@example.co.nz'],
  ['\tjane@example.co.nz\u0000\r\n', 'jane@example.co.nz'],
  ['info@kūmara.example.nz', 'info@xn--kmara-lfb.example.nz'],
  ['Info@Ku\u0304mara.example.nz', 'Info@xn--kmara-lfb.example.nz'],
];

test.each(emails)('takes the address %j as %s', (email, kept) => {
  expect(sent({ email })).toMatchObject({ problems: {}, lead: { email: kept } });
});

test.each([
  'info@kūmara.example.nz/path',
  'info@kūmara..nz',
  'jane@a.nz\nBcc: joe@b.nz',
  '\u200b@ā',
])('rejects the address %j', (email) => {
  expect(sent({ email }).problems).toEqual({
    email: 'Enter an email address in the format name@example.co.nz',
  });
});

const oneLine = [
  ['Jane\tDoe', 'Jane Doe'],
  ['Jane\fDoe\u0085', 'Jane Doe'],
  ['Jane\r\nDoe', 'Jane Doe'],
  ['\u2066Wiremu\u2069 Tu\u0304hoe\u001b\u009f', 'Wiremu Tu\u0304hoe'],
  ['👩🏽‍💻 ❤️‍🔥 می\u200cخواهم 葛\u{e0100}', '👩🏽‍💻 ❤️‍🔥 می\u200cخواهم 葛\u{e0100}'],
  ['n\u200do\ufe0fo\u200ce', 'nooe'],
];

test.each(oneLine)('keeps the line %j as %j', (typed, kept) => {
  expect(sent({ businessName: typed })).toMatchObject({
    problems: {},
    lead: { businessName: kept },
  });
});

test('keeps line breaks of every kind in a message', () => {
  expect(sent({ message: 'a\r\nb\rc\fd\u0085e\u2028f\u2029g\u000bh\ti\u200b\n' })).toMatchObject({
    problems: {},
    lead: { message: 'a\nb\nc\nd\ne\nf\ng h i' },
  });
});

test.each(['\u200b\u2060\u0007', '\ud800', '\u00ad\t\u3164'])(
  'sees no name in %j, which nobody sees',
  (firstName) => {
    expect(sent({ firstName }).problems).toEqual({ firstName: 'Enter your first name' });
  },
);

test('leaves no control character or half character, whatever is typed', () => {
  const every = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code));
  expect(cleanText(every.map((each) => `a${each}`).join('b'))).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
});
