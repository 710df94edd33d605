import type { RouterHistory } from '@tanstack/react-router';
import { fromCallback } from 'xstate';
import type { FirstStep, StepHistoryEvent } from '#machines/quote-wizard/quote-wizard.setup.ts';

/**
 * Makes each step a history entry. The address names the step and the firm, never an answer. An
 * entry whose step could not be shown is replaced, so that Back does not lead to it again.
 */
export const stepHistory = (history: RouterHistory) =>
  fromCallback<StepHistoryEvent, FirstStep>(({ input, sendBack, receive }) => {
    let wasAsked = true;
    const stepIn = (search: string) => new URLSearchParams(search).get('step') ?? input.first;
    receive(({ step }) => {
      const shown = stepIn(history.location.search);
      const replace = wasAsked || step === 'thank-you';
      wasAsked = false;
      if (step === shown) return;
      const firm = new URLSearchParams(history.location.search).get('firm');
      const search = new URLSearchParams({ step, ...(firm !== null && { firm }) });
      const address = `/quote?${search}`;
      if (replace) history.replace(address);
      else history.push(address);
    });
    return history.subscribe(({ location, action }) => {
      const isOwn = action.type === 'PUSH' || action.type === 'REPLACE';
      if (isOwn || location.pathname !== '/quote') return;
      wasAsked = true;
      sendBack({ type: 'STEP.VISIT', step: stepIn(location.search) });
    });
  });
