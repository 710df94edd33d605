import type { ReactNode } from 'react';
import { leadPage } from '#content/ui/lead-page.ts';
import { Notice } from '#src/design/primitives.tsx';
import { ContactLine } from '#src/views/quote/contact-line.tsx';
import { AnswerList } from '#src/views/quote/sent-answers.tsx';
import { Sheet } from '#src/views/quote/sheet.ts';
import { OfferForms } from './offer-forms.tsx';
import { RequestForms } from './request-forms.tsx';

/** A part that the server leaves out, or repeats, by its name (Mustache). */
const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    {`{{#${name}}}`}
    {children}
    {`{{/${name}}}`}
  </>
);

/** The page that a signed link opens, for the server to fill in. */
export function LeadPage() {
  return (
    <Sheet>
      <h1>{leadPage.headingSlot}</h1>
      <Part name="notice">
        <Notice>
          <p>{'{{notice}}'}</p>
        </Notice>
      </Part>
      <p>{'{{intro}}'}</p>
      <Part name="list">
        <AnswerList>
          <Part name="rows">
            <dt>{'{{label}}'}</dt>
            <dd>{'{{text}}'}</dd>
          </Part>
        </AnswerList>
      </Part>
      <Part name="offer">
        <OfferForms />
      </Part>
      <Part name="request">
        <RequestForms />
      </Part>
      <ContactLine>{leadPage.questions}</ContactLine>
    </Sheet>
  );
}
