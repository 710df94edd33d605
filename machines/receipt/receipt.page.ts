import { receiptWords } from '#content/ui/receipt.ts';
import { emptyDraft } from '#machines/quote-wizard/visit.ts';
import { receiptScenario } from './receipt.scenario.ts';
import { control, open, press } from '#statelab/act.ts';
import { definePage } from '#statelab/page/define-page.ts';
import { world } from '#lab/world-act.ts';

const sent = JSON.stringify({ ...emptyDraft, sentKey: 'sent' });

export const receiptPage = definePage({
  scenario: receiptScenario,
  path: '/quote',
  prepare: [
    world('holdClipboard'),
    world('keepInStorage', 'sessionStorage', 'waymark.quote.draft', sent),
    open('/quote?step=thank-you'),
  ],
  events: { 'REFERENCE.COPY': press(control('button', receiptWords.copy)) },
  outcomes: { copyText: (outcome) => world('endWrite', 'output' in outcome) },
});
