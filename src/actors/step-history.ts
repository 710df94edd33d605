import type { RouterHistory } from '@tanstack/react-router';
import { fromCallback } from 'xstate';
import type { FirstStep, StepHistoryEvent } from '#machines/quote-wizard/quote-wizard.setup.ts';

/**
 * Makes each step a history entry, named in the address and never answered there; the firm that
 * the request is for stays in it. A step
 * that was asked for (by the first address, or by Back and Forward) but could not be shown
 * is replaced, so that Back never leads to the same refusal again.
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
      const ours = action.type === 'PUSH' || action.type === 'REPLACE';
      if (ours || location.pathname !== '/quote') return;
      wasAsked = true;
      sendBack({ type: 'STEP.VISIT', step: stepIn(location.search) });
    });
  });
