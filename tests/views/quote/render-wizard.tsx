import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { noAnswers, type QuoteAnswers } from '#machines/quote-wizard/answers.ts';
import { quoteForm } from '#content/forms/quote.ts';
import type { StepHistoryEvent } from '#machines/quote-wizard/quote-wizard.setup.ts';
import type { Step } from '#machines/quote-wizard/steps.ts';
import { emptyDraft, type QuoteDraft, type StoredVisit } from '#machines/quote-wizard/visit.ts';
import { parseDraft, type DraftStoreEvent } from '#machines/form/draft.ts';
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
  sentKey?: string | null;
}

/** Renders the wizard at a step, with a fake draft store. */
export async function renderWizard({
  step = 'business-type',
  answers = noAnswers,
  sentKey = null,
}: Setup = {}) {
  const saved: QuoteDraft[] = [];
  const draft: QuoteDraft = { ...emptyDraft, answers, sentKey };
  const actors = {
    restoreVisit: fromPromise<StoredVisit>(async () => ({
      draft,
      autoAdvance: false,
      step,
      location: null,
    })),
    stepHistory: fromCallback<StepHistoryEvent>(() => {}),
    draftStore: fromCallback<DraftStoreEvent>(({ receive }) => {
      receive((event) => {
        if (event.type === 'DRAFT.SAVE') saved.push(parseDraft(quoteForm, event.draft));
      });
    }),
    preferenceStore: fromCallback(() => {}),
  };
  const { container } = render(
    <InSite actors={actors}>
      <QuoteWizard firms={[{ value: 'greenlion', label: 'Greenlion' }]} />
    </InSite>,
  );
  const state = () => container.firstElementChild?.getAttribute('data-state');
  await waitFor(() => expect(state()).toMatch(new RegExp(`^${step}`)));
  return { user: userEvent.setup(), saved };
}

export const heading = (): HTMLElement => screen.getByRole('heading', { level: 1 });

export const button = (name: string): HTMLElement => screen.getByRole('button', { name });
