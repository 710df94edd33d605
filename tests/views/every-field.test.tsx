// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { LateSum } from '#src/views/behind-with-tax/late-sum.island.tsx';
import { GstCalculator } from '#src/views/calculators/gst-calculator.island.tsx';
import { ProfitComparison } from '#src/views/calculators/profit-comparison.island.tsx';
import { ContactForm } from '#src/views/contact/contact-form.island.tsx';
import { SearchableQuestions } from '#src/views/faq/searchable-questions.island.tsx';
import { QuickQuoteForm } from '#src/views/forms/quick-quote-form.island.tsx';
import { OnePageForm } from '#src/views/quote/one-page-form.tsx';
import { pageWith } from './calculators/open-tax-calculator.tsx';
import { InSite } from './in-site.tsx';
import { answered, renderWizard } from './quote/render-wizard.tsx';

/** What browsers, phones' keyboards and password managers read of a field. */
const read = ['type', 'inputmode', 'autocomplete', 'spellcheck', 'maxlength', 'required'];

/** Each field that is typed in, with what programs read of it. */
function typedFields(): readonly string[] {
  return [...document.querySelectorAll('input, textarea')]
    .filter((field) => !/^(?:radio|checkbox|hidden)$/.test(field.getAttribute('type') ?? ''))
    .map((field) =>
      ['name', ...read]
        .filter((name) => field.hasAttribute(name))
        .map((name) => `${name}=${field.getAttribute(name)}`.replace(/^name=|=$/, ''))
        .join(' '),
    );
}

const name = 'name type=text autocomplete=name spellcheck=false required';
const email = 'email type=email inputmode=email autocomplete=email spellcheck=false';
const phone = 'phone type=tel inputmode=tel autocomplete=tel';
const message = 'message autocomplete=off';
const quickQuote = [name, `${email} required`, phone, message];
const amount = 'type=text inputmode=decimal autocomplete=off spellcheck=false';

const guide = { kind: 'columns', id: '', heading: '', columns: [] } as const;

const forms: Readonly<Record<string, { view: ReactNode; fields: readonly string[] }>> = {
  'the contact form': {
    view: <ContactForm />,
    fields: [name, `${email} required`, 'message required'],
  },
  'the quick quote': {
    view: <QuickQuoteForm id="hero" variant="default" />,
    fields: quickQuote,
  },
  'the quote without scripts': {
    view: <OnePageForm firms={[]} />,
    fields: [
      'bot-field type=text autocomplete=off',
      'firstName type=text autocomplete=given-name spellcheck=false maxlength=100 required',
      'lastName type=text autocomplete=family-name spellcheck=false maxlength=100 required',
      `${email} maxlength=254 required`,
      `${phone} maxlength=40`,
      'businessName type=text autocomplete=organization maxlength=200',
      `${message} maxlength=1000`,
    ],
  },
  'the search': {
    view: <SearchableQuestions path="/tax-faq" questions={[]} />,
    fields: ['search type=search autocomplete=off'],
  },
  'the GST calculator': {
    view: <GstCalculator guide={guide} examples={[]} examplesHeading="" />,
    fields: [`amount ${amount}`, 'lines'],
  },
  'the comparison of profits': {
    view: (
      <ProfitComparison table={{ caption: '', columns: [], rows: [] }} schedule="from-2024-07-31" />
    ),
    fields: [`profit ${amount}`],
  },
  'the sum of late tax': {
    view: <LateSum bands={{}} />,
    fields: [
      'years type=text autocomplete=off spellcheck=false',
      `earned ${amount}`,
      `owed ${amount}`,
      'since type=text autocomplete=off spellcheck=false',
    ],
  },
  'the tax calculator': {
    view: pageWith(),
    fields: [
      `income ${amount}`,
      `deductions ${amount}`,
      `secondIncome ${amount}`,
      'workLevy type=text inputmode=decimal',
    ],
  },
};

test.each(Object.keys(forms))('programs know what the fields of %s are', async (form) => {
  await act(async () => render(<InSite>{forms[form]?.view}</InSite>));
  expect(typedFields()).toEqual(forms[form]?.fields);
});

test.each([
  [
    'name',
    [
      'firstName type=text autocomplete=given-name spellcheck=false required',
      'lastName type=text autocomplete=family-name spellcheck=false required',
    ],
  ],
  [
    'contact',
    [`${email} required`, phone, 'businessName type=text autocomplete=organization', message],
  ],
] as const)("programs know what the fields of the quote's step %s are", async (step, fields) => {
  await renderWizard({ step, answers: answered });
  expect(typedFields()).toEqual(fields);
});
