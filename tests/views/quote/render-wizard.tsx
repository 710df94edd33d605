import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { noAnswers, type Answers } from '#machines/quote-wizard/answers.ts';
import { emptyDraft, type Draft } from '#machines/quote-wizard/draft.ts';
import type {
  VisitStoreEvent,
  OutboxEvent,
  StepHistoryEvent,
} from '#machines/quote-wizard/quote-wizard.setup.ts';
import type { Step } from '#machines/quote-wizard/steps.ts';
import { QuoteWizard } from '#src/views/quote/quote-wizard.tsx';
import { InSite } from '#tests/views/in-site.tsx';

/** What a visitor who has answered everything has answered. */
export const answered: Answers = {
  ...noAnswers,
  businessType: 'company',
  location: 'palmerston-north',
  services: ['gst-returns', 'payroll'],
  urgency: 'quarter',
  firstName: 'Mere',
  lastName: 'Ngata',
  email: 'mere@example.co.nz',
};

interface Setup {
  step?: Step;
  answers?: Answers;
  sentKey?: string;
  autoAdvance?: boolean;
  /** How the form handler answers a post; it never does, unless a test says so. */
  postForm?: (post: { key: string; body: string }) => Promise<{ status: number }>;
}

/** Renders the wizard on a step, with a form handler, a storage and an outbox that a test holds in its hands. */
export async function renderWizard({
  step = 'business-type',
  answers = noAnswers,
  sentKey,
  autoAdvance = false,
  postForm = () => new Promise(() => {}),
}: Setup = {}) {
  const saved: Draft[] = [];
  const queued: string[] = [];
  const news = new EventTarget();
  const draft: Draft = { ...emptyDraft, answers, sentKey: sentKey ?? null };
  const actors = {
    restoreVisit: fromPromise(async () => ({ draft, autoAdvance, step })),
    postForm: fromPromise<{ status: number }, { key: string; body: string }>(({ input }) =>
      postForm(input),
    ),
    stepHistory: fromCallback<StepHistoryEvent>(() => {}),
    visitStore: fromCallback<VisitStoreEvent>(({ receive }) => {
      receive((event) => {
        if (event.type === 'DRAFT.SAVE') saved.push(event.draft);
      });
    }),
    outbox: fromCallback<OutboxEvent>(({ receive, sendBack }) => {
      for (const type of ['LEAD.ARRIVED', 'LEAD.REFUSED', 'LEAD.UNKEPT'] as const) {
        news.addEventListener(type, () => sendBack({ type }));
      }
      receive((event) => {
        if (event.type === 'LEAD.QUEUE') queued.push(event.body);
      });
    }),
  };
  const { container } = render(
    <InSite actors={actors}>
      <QuoteWizard />
    </InSite>,
  );
  const state = () => container.firstElementChild?.getAttribute('data-state');
  await waitFor(() => expect(state()).toMatch(new RegExp(`^${step}`)));
  return {
    user: userEvent.setup(),
    state,
    saved,
    queued,
    /** What the outbox says of the lead it watches. */
    tellOfLead: (type: 'LEAD.ARRIVED' | 'LEAD.REFUSED' | 'LEAD.UNKEPT') =>
      act(async () => news.dispatchEvent(new Event(type))),
  };
}

export const heading = (): HTMLElement => screen.getByRole('heading', { level: 1 });

export const button = (name: string): HTMLElement => screen.getByRole('button', { name });
