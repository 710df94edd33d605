import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventObject } from 'xstate';
import { contactForm } from '#content/forms/contact.ts';
import type { LeadForm } from '#content/forms/field.ts';
import { quickQuoteForm } from '#content/forms/quick-quote.ts';
import { quoteForm } from '#content/forms/quote.ts';
import type { Scenario } from '#statelab/scenario.ts';
import { visitMaskRules } from '#src/report/mask-rules.ts';
import { defineLab, labConfig, pageScriptOf } from '#statelab/config.ts';
import { actsOfStep } from '#statelab/page/acts-of-step.ts';
import { readReport } from '#statelab/page/visit-report.ts';
import { replayTape } from '#statelab/replay/replay-tape.ts';
import { parseTape } from '#statelab/tape/parse-tape.ts';
import { entryOf } from '#tests/lab/entry-of.ts';
import { visitOf } from './recorded-visit.ts';

const lab = labConfig();
beforeAll(() => defineLab({ ...lab, mask: visitMaskRules }));
afterAll(() => defineLab(lab));

const scenarioOf = (id: string): Scenario => entryOf(id).scenario;

/** Text that is on no page and in no stand-in: at least six letters and digits, of many kinds. */
const marks = fc
  .tuple(fc.stringMatching(/^[B-Wb-w]{3}[āēīōūñß]?[b-w]{2,6}$/), fc.stringMatching(/^[2-9]{2,6}$/))
  .map(([letters, figures]) => `${letters}${figures}`);

const figures = fc.stringMatching(/^[2-9]{5,9}$/);

/** Digits in typed amounts. */
const amounts = fc.oneof(
  figures,
  figures.map((text) => `$${text.slice(0, 2)},${text.slice(2)}`),
  fc.tuple(figures, fc.stringMatching(/^[2-9]{2}$/)).map((parts) => parts.join('.')),
  marks,
);

const texts = fc.oneof(
  marks,
  fc.tuple(marks, marks).map((words) => words.join(' ')),
  fc.tuple(marks, marks).map(([name, host]) => `${name}@${host}.nz`),
  figures.map((text) => `021 ${text}`),
  figures.map((text) => `+64 9 ${text}`),
  marks.map((text) => `<b title="${text}">\\${text}</b>`),
  marks.map((text) => `${text} 👩‍💻 ${text}`),
);

const typedFields = ({ fields }: LeadForm): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => ('options' in field ? [] : [name]));

/**
 * Every way to write a text in a report: plain, in JSON, in a form body, and without separators.
 */
const writings = (typed: string): readonly string[] => {
  const plain = typed.trim();
  const ways = [
    plain,
    JSON.stringify(plain).slice(1, -1),
    encodeURIComponent(plain),
    new URLSearchParams({ a: plain }).toString().slice(2),
    plain.replace(/[$,]/g, ''),
  ];
  return [...new Set(ways)];
};

/** Returns the typed text that is still in a report, and whether it parses and replays. */
function check(finish: ReturnType<typeof visitOf>['finish'], typed: readonly string[]) {
  const json = JSON.stringify(finish());
  const report = readReport(json);
  const left = typed.flatMap((text) => writings(text).filter((way) => json.includes(way)));
  const differences = (report?.tapes ?? []).map(
    (tape) => replayTape(scenarioOf(tape.machine), tape).difference,
  );
  return { left, tapes: report?.tapes.length, differences };
}

const clean = { left: [], tapes: 1, differences: [undefined] };

/** A text field of a page, and the events that its view sends for a text. */
interface Typing {
  readonly id: string;
  readonly what: string;
  readonly texts: fc.Arbitrary<string>;
  readonly tell: (typed: string) => readonly EventObject[];
  readonly end?: EventObject;
  readonly input?: object;
  readonly path?: string;
}

const submit = { type: 'FORM.SUBMIT', newIdempotencyKey: 'key' };

const tellField = (field: string): Typing['tell'] => {
  return (value) => [
    { type: 'FIELD.CHANGE', field, value },
    { type: 'FIELD.BLUR', field },
  ];
};

const ofForm = (id: string, form: LeadForm): readonly Typing[] =>
  typedFields(form).map((field) => ({
    id,
    what: `${field} of ${form.name}`,
    texts,
    tell: tellField(field),
    end: submit,
    ...(id === 'form' && { input: { form: form.name, setting: 'deliver' } }),
  }));

const searches = fc.oneof(
  texts,
  fc.tuple(fc.constantFrom('gst', 'tax'), marks).map((parts) => parts.join(' ')),
);

const typings: readonly Typing[] = [
  ...ofForm('quote-wizard', quoteForm),
  ...ofForm('form', quickQuoteForm),
  ...ofForm('form', contactForm),
  ...['income', 'deductions', 'secondIncome', 'workLevy'].map((field) => ({
    id: 'tax-calculator',
    what: field,
    texts: amounts,
    tell: (value: string) => [
      { type: 'INPUTS.CHANGE', change: { [field]: value } },
      { type: 'AMOUNT.LEAVE', field },
      submit,
    ],
  })),
  ...['amount', 'lines'].map((field) => ({
    id: 'gst-calculator',
    what: field,
    texts: amounts,
    tell: (value: string) => [{ type: 'INPUTS.CHANGE', change: { [field]: value } }],
  })),
  ...['years', 'earned', 'gstReturns', 'owed', 'since'].map((field) => ({
    id: 'behind-with-tax',
    what: field,
    texts: amounts,
    tell: tellField(field),
    end: submit,
    path: '/behind-with-tax',
  })),
  {
    id: 'faq-search',
    what: 'the search',
    texts: searches,
    tell: (search) => [{ type: 'SEARCH.CHANGE', search }],
  },
  {
    id: 'profit-comparison',
    what: 'the profit',
    texts: amounts,
    tell: (typed) => [{ type: 'PROFIT.CHANGE', typed }, { type: 'PROFIT.LEAVE' }],
  },
];

describe('a report contains nothing typed, and replays as recorded', () => {
  test.each(typings)('$id: $what', ({ id, texts: some, tell, end, input, path }) => {
    fc.assert(
      fc.property(fc.array(some, { minLength: 1, maxLength: 4 }), (typed) => {
        const { driver, finish } = visitOf({ ...scenarioOf(id), ...(input && { input }) }, path);
        for (const event of [...typed.flatMap(tell), end ?? []].flat()) driver.send(event);
        expect(check(finish, typed)).toEqual(clean);
      }),
      { numRuns: 20 },
    );
  });

  test('an income from the URL', () => {
    fc.assert(
      fc.property(figures, figures, (income, deductions) => {
        const scenario = scenarioOf('tax-calculator');
        const output = { asked: { income, deductions }, isCalculated: false };
        const outcomes = { restoreInputs: [{ name: 'typed', output }] };
        const { driver, finish } = visitOf(
          { ...scenario, outcomes },
          `/tax-calculator?income=${income}`,
        );
        driver.settle('restoreInputs', 'typed');
        driver.send({ type: 'FORM.SUBMIT' });
        expect(check(finish, [income, deductions])).toEqual(clean);
      }),
      { numRuns: 25 },
    );
  });

  test('the key of a request, before and after it is sent', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (newIdempotencyKey, sentKey) => {
        const form = scenarioOf('form');
        const input = { form: 'contact', setting: 'deliver' };
        const sending = visitOf({ ...form, input });
        sending.driver.settle('restoreDraft', form.outcomes['restoreDraft']?.[0]?.name ?? '');
        sending.driver.send({ type: 'FORM.SUBMIT', newIdempotencyKey });
        expect(check(sending.finish, [newIdempotencyKey])).toEqual(clean);

        const wizard = scenarioOf('quote-wizard');
        const draft = { answers: {}, attempt: null, sentKey };
        const output = { draft, autoAdvance: true, step: 'thank-you', location: null };
        const outcomes = { ...wizard.outcomes, restoreVisit: [{ name: 'sent', output }] };
        const sent = visitOf({ ...wizard, outcomes });
        sent.driver.settle('restoreVisit', 'sent');
        expect(check(sent.finish, [sentKey])).toEqual(clean);
      }),
      { numRuns: 12 },
    );
  });

  test('a restored draft, and a lead of an earlier visit', () => {
    fc.assert(
      fc.property(texts, marks, fc.uuid(), (message, name, key) => {
        const body = new URLSearchParams({ 'form-name': 'contact', name, message }).toString();
        const draft = { answers: { name, message }, attempt: { key, body } };
        const form = scenarioOf('form');
        const restored = visitOf({
          ...form,
          input: { form: 'contact', setting: 'deliver' },
          outcomes: { ...form.outcomes, restoreDraft: [{ name: 'typed', output: draft }] },
        });
        restored.driver.settle('restoreDraft', 'typed');
        expect(check(restored.finish, [message, name, key])).toEqual(clean);

        const outbox = scenarioOf('lead-outbox');
        const entries = [{ key, body, refused: false }];
        const left = visitOf({
          ...outbox,
          outcomes: { ...outbox.outcomes, loadEntries: [{ name: 'left', output: entries }] },
        });
        left.driver.settle('loadEntries', 'left');
        left.driver.send({ type: 'LEAD.HOLD', key: `${key}2`, body });
        expect(check(left.finish, [message, name, key])).toEqual(clean);
      }),
      { numRuns: 12 },
    );
  });
});

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : typeof value === 'string'
      ? [value]
      : [];

// A new control is in a tape before anybody lists it above.
describe('a report of the visit of each tape', () => {
  const visits = readdirSync('lab/tapes').flatMap((name) => {
    const tape = parseTape(readFileSync(`lab/tapes/${name}`, 'utf8'), name);
    const script = tape.path === '' ? undefined : pageScriptOf(tape.machine, tape.path);
    return script === undefined ? [] : [{ name, tape, script }];
  });

  test.each(visits)('$name: has no text that its page script fills in', ({ tape, script }) => {
    const { path, scenario } = replayTape(script.scenario, tape);
    const typed = path
      .flatMap((taken) => actsOfStep(script, scenario, taken))
      .flatMap((act) => (act.do === 'fill' ? [act.text.trim()] : []));
    const { driver, finish } = visitOf(scenario, tape.path);
    for (const { step } of path) driver.perform(step);
    const written = textsIn(finish());
    // Nothing, or zero, identifies nobody.
    const left = typed.filter((text) => /[^\W0]/.test(text) && written.includes(text));
    expect(left).toEqual([]);
  });
});
