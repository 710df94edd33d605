import { untouchedForm } from '#machines/form/form-model.ts';
import { noAnswers } from '#machines/quote-wizard/answers.ts';
import { emptyDraft } from '#machines/quote-wizard/visit.ts';
import { quoteWizardMachine } from '#machines/quote-wizard/quote-wizard.machine.ts';
import { fingerprint } from '#statelab/machine/fingerprint.ts';
import type { Tape } from '#statelab/tape/tape.ts';

/** A short visit of the quote wizard, written by hand. */
export const quoteTape = (): Tape => ({
  format: 'statelab-tape',
  version: 1,
  machine: 'quote-wizard',
  fingerprint: fingerprint(quoteWizardMachine),
  path: '/quote',
  recordedAt: '2026-11-21T09:00:00.000Z',
  masked: false,
  opening: {
    transitions: [],
    state: 'restoring',
    context: {
      ...untouchedForm,
      form: 'quote',
      setting: 'deliver',
      prefilled: {},
      answers: noAnswers,
      autoAdvance: true,
      firms: [{ value: 'greenlion', label: 'Greenlion' }],
      townIsGiven: false,
    },
  },
  steps: [
    {
      kind: 'outcome',
      actor: 'restoreVisit',
      at: 12,
      event: {
        type: 'xstate.done.actor.0.quote-wizard.restoring',
        actorId: '0.quote-wizard.restoring',
        output: { draft: emptyDraft, autoAdvance: true, step: 'business-type', location: null },
      },
      transitions: ['quote-wizard.restoring|xstate.done.actor.0.quote-wizard.restoring|1'],
      state: { 'business-type': 'waiting' },
    },
    {
      kind: 'event',
      at: 1000,
      event: { type: 'ANSWER.CHOOSE', value: 'company' },
      cause: { by: 'click', role: 'radio', name: 'Company' },
      transitions: ['quote-wizard.business-type|ANSWER.CHOOSE|0'],
      state: { 'business-type': 'advancing' },
      context: { answers: { ...noAnswers, businessType: 'company' } },
      delays: { 'xstate.after.autoAdvance.quote-wizard.business-type.advancing': 800 },
    },
    {
      kind: 'wait',
      at: 1800,
      event: { type: 'xstate.after.autoAdvance.quote-wizard.business-type.advancing' },
      transitions: [
        'quote-wizard.business-type.advancing|xstate.after.autoAdvance.quote-wizard.business-type.advancing|0',
      ],
      state: { location: 'waiting' },
    },
    {
      kind: 'event',
      at: 2000,
      event: { type: 'LEAD.DELIVERED' },
      from: 'outbox',
      transitions: [],
      state: { location: 'waiting' },
      refused: [],
    },
  ],
});
