import * as v from 'valibot';
import { fromCallback, fromPromise } from 'xstate';
import { draftSchema, emptyDraft, type Draft } from '#machines/form/draft.ts';
import type { DraftStoreEvent } from '#machines/form/form.setup.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/** A form's draft stays in this tab alone: it is there on every page with the form, and goes when the tab is closed. */
const keyOf = (formName: string): string => `waymark.${formName}.draft`;

export const restoreFormDraft = (formName: string) =>
  fromPromise<Draft>(async () =>
    v.parse(v.fallback(draftSchema, emptyDraft), readStored('sessionStorage', keyOf(formName))),
  );

export const formDraftStore = (formName: string) =>
  fromCallback<DraftStoreEvent>(({ receive }) => {
    receive((event) => {
      if (event.type === 'DRAFT.SAVE') writeStored('sessionStorage', keyOf(formName), event.draft);
      else removeStored('sessionStorage', keyOf(formName));
    });
  });
