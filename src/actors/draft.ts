import { fromCallback, fromPromise } from 'xstate';
import type { DraftOwner, DraftStoreEvent } from '#machines/form/draft.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/** Only this tab has a form's draft, on every page with the form, until the tab is closed. */
const keyOf = ({ form }: DraftOwner): string => `waymark.${form}.draft`;

/** This tab's draft of a form, unparsed. */
export const storedDraft = (owner: DraftOwner): unknown =>
  readStored('sessionStorage', keyOf(owner));

export const restoreDraft = fromPromise<unknown, DraftOwner>(async ({ input }) =>
  storedDraft(input),
);

/** Keeps a form's draft until it is dropped. */
export const draftStore = fromCallback<DraftStoreEvent, DraftOwner>(({ input, receive }) => {
  receive((event) => {
    if (event.type === 'DRAFT.SAVE') writeStored('sessionStorage', keyOf(input), event.draft);
    else removeStored('sessionStorage', keyOf(input));
  });
});
