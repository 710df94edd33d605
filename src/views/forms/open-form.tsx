import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useContext, type MouseEvent, type ReactNode, type SubmitEvent } from 'react';
import type { FormActor } from '#machines/form/create-form-machine.ts';
import type { FormDefinition } from '#machines/form/definition.ts';
import { Alert } from '#src/design/alert.tsx';
import { Button } from '#src/design/button.tsx';
import { Notice } from '#src/design/notice.tsx';
import { tokens } from '#src/design/tokens.ts';
import { Text } from '#src/views/page/text.tsx';
import { newKey } from '#src/views/quote/new-key.ts';
import { PageLink } from '#src/views/page-link.tsx';
import type { FormWords } from './form-words.ts';
import { LeadFormsContext } from './lead-forms-context.ts';
import { RefusalSummary } from './refusal-summary.tsx';
import { useEarlyValues } from './use-early-values.ts';

export interface OpenFormProps {
  actor: FormActor;
  form: FormDefinition;
  /** What the ids of the form's controls begin with. */
  prefix: string;
  words: FormWords;
  /** The fields. */
  children: ReactNode;
}

const Note = styled.p({
  maxWidth: tokens.measure.reading,
  fontSize: tokens.size.small,
  color: tokens.color.textSoft,
});
const Small = styled.p({ fontSize: tokens.size.small });

/** What a static host's form detection reads, on a site that sends its forms. */
const detection = { 'data-netlify': 'true' };

/**
 * Lets a press leave focus where it is. Leaving a field may bring up a remark above the button,
 * which would then move away from under the pointer, and the press would be lost.
 */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** The form with its fields, its button, and what there is to say about a press of it. */
export function OpenForm({ actor, form, prefix, words, children }: OpenFormProps) {
  const incomplete = useSelector(actor, (snapshot) => snapshot.hasTag('incomplete'));
  const refusals = useSelector(actor, ({ context }) => context.refusals);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ open: 'failed' }));
  const ref = useEarlyValues(actor);
  const sends = useContext(LeadFormsContext) === 'deliver';

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    actor.send({ type: 'FORM.SUBMIT', newKey: newKey() });
  }

  // Until the page's code has taken over, a press must neither leave the page nor put what was
  // typed into an address. A form that would close a dialog, and stands in none, does nothing.
  return (
    <form
      ref={ref}
      method="dialog"
      noValidate
      onSubmit={handleSubmit}
      {...(sends && { name: form.name, ...detection })}
    >
      {sends && <input type="hidden" name="form-name" value={form.name} />}
      {incomplete && (
        <RefusalSummary
          key={refusals} // A new one with every refused press, so that focus goes there anew.
          actor={actor}
          form={form}
          prefix={prefix}
          title={words.summaryTitle}
        />
      )}
      {!sends && (
        <Notice>
          <Small>
            <Text>{words.notConnected}</Text>
          </Small>
        </Notice>
      )}
      {children}
      {failed && (
        <Alert>
          <p>{words.failure}</p>
          <p>{words.contactUs}</p>
        </Alert>
      )}
      {sends && (
        <Note>
          {words.recipients} <PageLink href="/privacy">{words.privacyLink}</PageLink>
        </Note>
      )}
      <Button type="submit" busy={busy} onMouseDown={keepFocus}>
        {busy ? words.sending : words.submit}
      </Button>
      <div role="status">{busy && <Note>{words.sending}</Note>}</div>
    </form>
  );
}
