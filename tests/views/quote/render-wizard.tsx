import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import type { HandlerResponse } from '#machines/lead/handler-response.ts';
import { noAnswers, type QuoteAnswers } from '#machines/quote-wizard/answers.ts';
import { quoteForm } from '#content/forms/quote.ts';
import type { StepHistoryEvent } from '#machines/quote-wizard/quote-wizard.setup.ts';
import type { Step } from '#machines/quote-wizard/steps.ts';
import { emptyDraft, type QuoteDraft, type StoredVisit } from '#machines/quote-wizard/visit.ts';
import type { Attempt } from '#machines/form/attempt.ts';
import { parseDraft, type DraftStoreEvent } from '#machines/form/draft.ts';
import { QuoteWizard } from '#src/views/quote/quote-wizard.island.tsx';
import { requestWith } from '#tests/quote-request.ts';
import { InSite, quietOutbox } from '#tests/views/in-site.tsx';

/** A complete set of answers. */
export const answered = requestWith({
  businessType: 'company',
  location: 'palmerston-north',
  services: ['gst-returns', 'payroll'],
  urgency: 'quarter',
  firstName: 'Mere',
  lastName: 'Ngata',
  email: 'mere@example.co.nz',
  phone: '',
  businessName: '',
});

interface Setup {
  step?: Step;
  answers?: QuoteAnswers;
  sentKey?: string;
  autoAdvance?: boolean;
  /** The form handler’s response to a post (default: none). */
  submitForm?: (attempt: Attempt) => Promise<HandlerResponse>;
}

/** Renders the wizard on a step, with a fake form handler and storage. */
export async function renderWizard({
  step = 'business-type',
  answers = noAnswers,
  sentKey,
  autoAdvance = false,
  submitForm = () => new Promise(() => {}),
}: Setup = {}) {
  const saved: QuoteDraft[] = [];
  const outside = new EventTarget();
  const draft: QuoteDraft = { ...emptyDraft, answers, sentKey: sentKey ?? null };
  const actors = {
    restoreVisit: fromPromise<StoredVisit>(async () => ({
      draft,
      autoAdvance,
      step,
      location: null,
    })),
    submitForm: fromPromise<HandlerResponse, Attempt>(({ input }) => submitForm(input)),
    stepHistory: fromCallback<StepHistoryEvent>(() => {}),
    draftStore: fromCallback<DraftStoreEvent>(({ receive }) => {
      receive((event) => {
        if (event.type === 'DRAFT.SAVE') saved.push(parseDraft(quoteForm, event.draft));
      });
    }),
    preferenceStore: fromCallback(() => {}),
  };
  const outbox = {
    ...quietOutbox(
      sentKey === undefined ? [] : [{ key: sentKey, body: 'form-name=quote', refused: false }],
    ),
    network: fromCallback(({ sendBack }) => {
      outside.addEventListener('online', () => sendBack({ type: 'NETWORK.ONLINE' }));
    }),
    deliverEntry: fromPromise<HandlerResponse, Attempt>(async () => ({ status: 400 })),
  };
  const { container } = render(
    <InSite actors={actors} outbox={outbox}>
      <QuoteWizard firms={[{ value: 'greenlion', label: 'Greenlion' }]} />
    </InSite>,
  );
  const state = () => container.firstElementChild?.getAttribute('data-state');
  await waitFor(() => expect(state()).toMatch(new RegExp(`^${step}`)));
  return {
    user: userEvent.setup(),
    state,
    saved,
    /** Lets the form handler reject the lead of an earlier visit. */
    rejectLead: () => act(async () => void outside.dispatchEvent(new Event('online'))),
  };
}

export const heading = (): HTMLElement => screen.getByRole('heading', { level: 1 });

export const button = (name: string): HTMLElement => screen.getByRole('button', { name });
