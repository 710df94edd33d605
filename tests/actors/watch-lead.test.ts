// @vitest-environment jsdom
import { createActor, createEmptyActor, fromPromise } from 'xstate';
import { afterEach, expect, test } from 'vitest';
import { leadOutboxMachine } from '#machines/lead-outbox/lead-outbox.machine.ts';
import { submissionMachine } from '#machines/submission/submission.machine.ts';
import { entryStore } from '#src/actors/outbox-entries.ts';
import { pageTransitions } from '#src/actors/page-transitions.ts';
import { watchLead } from '#src/actors/watch-lead.ts';
import { quietOutbox } from '#tests/views/in-site.tsx';

afterEach(() => localStorage.clear());

const lead = { key: 'key-1', body: 'form-name=contact&name=Aroha' };

/** A form’s submission with its page’s outbox. Its request gets no response. */
function startPage() {
  const outbox = createActor(
    leadOutboxMachine.provide({ actors: { ...quietOutbox([]), entryStore } }),
  ).start();
  const submission = createActor(
    submissionMachine.provide({
      actors: {
        outbox: watchLead(outbox),
        pageTransitions,
        submitForm: fromPromise(() => new Promise(() => {})),
      },
    }),
    { input: { form: createEmptyActor(), setting: 'deliver' } },
  ).start();
  return { outbox, submission };
}

const kept = () => Object.keys(localStorage);

test('stores a lead while it is being sent, so that the page may be closed', () => {
  const { outbox, submission } = startPage();
  submission.send({ type: 'LEAD.SEND', ...lead });
  expect(kept()).toEqual(['waymark.outbox.key-1']);
  expect(outbox.getSnapshot().context.pending).toEqual([]);
  submission.send({ type: 'REQUEST.STOP' });
  expect(kept()).toEqual([]);
});

test('hands a lead to the outbox when its form goes', () => {
  const { outbox, submission } = startPage();
  submission.send({ type: 'LEAD.SEND', ...lead });
  submission.stop();
  expect(outbox.getSnapshot().context.pending).toEqual([{ ...lead, refused: false }]);
  expect(kept()).toEqual(['waymark.outbox.key-1']);
});
