import * as v from 'valibot';
import { fromCallback, fromPromise } from 'xstate';
import { draftSchema, emptyDraft, type Draft } from '#machines/form/draft.ts';
import type { DraftOwner, DraftStoreEvent } from '#machines/form/form.setup.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/** A form's draft stays in this tab alone: it is there on every page with the form, and goes when the tab is closed. */
const keyOf = ({ form }: DraftOwner): string => `waymark.${form}.draft`;

/** Reads what was typed in this tab before; an empty draft where there is none. */
export const restoreDraft = fromPromise<Draft, DraftOwner>(async ({ input }) =>
  v.parse(v.fallback(draftSchema, emptyDraft), readStored('sessionStorage', keyOf(input))),
);

/** Keeps a form's draft until it is dropped. */
export const draftStore = fromCallback<DraftStoreEvent, DraftOwner>(({ input, receive }) => {
  receive((event) => {
    if (event.type === 'DRAFT.SAVE') writeStored('sessionStorage', keyOf(input), event.draft);
    else removeStored('sessionStorage', keyOf(input));
  });
});
