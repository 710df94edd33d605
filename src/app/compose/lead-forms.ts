import type { LeadForms } from '#content/site.ts';
import { deliverForm } from '#src/actors/deliver-form.ts';
import { formDraftStore, restoreFormDraft } from '#src/actors/form-draft.ts';
import { logValues } from '#src/actors/log-values.ts';
import { watchLead } from '#src/actors/watch-lead.ts';
import type { FormMachines } from '#src/views/forms/form-machines-context.ts';
import type { Outbox } from '#src/views/outbox-context.ts';

/**
 * Gives a lead form's machine its real actors: this tab's storage, the site's outbox, and
 * whoever takes the form, which is the console or the form handler as the setting says.
 */
export const composeLeadForms = (setting: LeadForms, outbox: Outbox): FormMachines => ({
  setting,
  compose: (machine, { name }) =>
    machine.provide({
      actors: {
        restoreDraft: restoreFormDraft(name),
        draftStore: formDraftStore(name),
        submitForm: setting === 'deliver' ? deliverForm : logValues,
        outbox: watchLead(outbox),
      },
    }),
});
