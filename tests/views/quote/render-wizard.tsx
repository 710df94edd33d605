import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import type { HandlerResponse } from '#machines/lead/handler-response.ts';
import { noAnswers } from '#machines/quote-wizard/answers.ts';
import { quoteForm } from '#content/forms/quote.ts';
import type { QuoteAnswers } from '#machines/quote-wizard/answers.ts';
import type { StepHistoryEvent } from '#machines/quote-wizard/quote-wizard.setup.ts';
import type { Step } from '#machines/quote-wizard/steps.ts';
import { emptyDraft, type QuoteDraft, type StoredVisit } from '#machines/quote-wizard/visit.ts';
import type { Attempt } from '#machines/form/attempt.ts';
import { parseDraft, type Draft, type DraftStoreEvent } from '#machines/form/draft.ts';
import type { Entry } from '#machines/lead-outbox/entry.ts';
import type { EntryStoreEvent } from '#machines/lead-outbox/outbox-model.ts';
import { QuoteWizard } from '#src/views/quote/quote-wizard.island.tsx';
import { requestWith } from '#tests/quote-request.ts';
import { InSite } from '#tests/views/in-site.tsx';

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
  /** The firm in the URL. */
  firm?: string;
  /** The form handler’s response to a post (default: none). */
  submitForm?: (attempt: Attempt) => Promise<HandlerResponse>;
}

/** Renders the wizard on a step, with a fake form handler and storage. */
export async function renderWizard({
  step = 'business-type',
  answers = noAnswers,
  sentKey,
  autoAdvance = false,
  firm,
  submitForm = () => new Promise(() => {}),
}: Setup = {}) {
  const saved: Draft<typeof quoteForm>[] = [];
  const stored = new Map<string, string>();
  const outside = new EventTarget();
  let status = 200;
  const draft: QuoteDraft = { ...emptyDraft, answers, sentKey: sentKey ?? null };
  const actors = {
    restoreVisit: fromPromise<StoredVisit>(async () => ({
      draft,
      autoAdvance,
      step,
      location: null,
      firm,
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
    loadEntries: fromPromise<readonly Entry[]>(async () =>
      sentKey === undefined ? [] : [{ key: sentKey, body: 'form-name=quote', refused: false }],
    ),
    entryStore: fromCallback<EntryStoreEvent>(({ receive, sendBack }) => {
      outside.addEventListener('LEAD.NOT_PERSISTED', () =>
        sendBack({ type: 'ENTRY.STORE_FAILED', key: sentKey }),
      );
      receive((event) => {
        if (event.type === 'ENTRY.KEEP') stored.set(event.entry.key, event.entry.body);
        else event.keys.forEach((key) => stored.delete(key));
      });
    }),
    network: fromCallback(({ sendBack }) => {
      outside.addEventListener('online', () => sendBack({ type: 'NETWORK.ONLINE' }));
    }),
    deliverEntry: fromPromise<HandlerResponse, Attempt>(async () => ({ status })),
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
    /** The bodies of the leads that the browser keeps for the outbox. */
    queued: () => [...stored.values()],
    /** What becomes of the lead of an earlier visit. */
    endLead: (type: 'LEAD.DELIVERED' | 'LEAD.REJECTED' | 'LEAD.NOT_PERSISTED') =>
      act(async () => {
        status = type === 'LEAD.REJECTED' ? 400 : 200;
        const isEnd = type !== 'LEAD.NOT_PERSISTED';
        outside.dispatchEvent(new Event(isEnd ? 'online' : type));
      }),
  };
}

export const heading = (): HTMLElement => screen.getByRole('heading', { level: 1 });

export const button = (name: string): HTMLElement => screen.getByRole('button', { name });
