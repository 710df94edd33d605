import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { forms } from '#content/forms/forms.ts';
import type { contactWords } from '#content/ui/contact-form.ts';
import type { quickQuote } from '#content/ui/quick-quote.ts';
import type { FormActor } from '#machines/form/form.machine.ts';
import { problemsOf } from '#machines/lead/lead-form.ts';
import { Button } from '#src/design/button.tsx';
import { Notice } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { useMachineAttributes } from '#src/views/machine-attributes.ts';
import { Text } from '#src/views/page/text.tsx';
import { DeliveryStatus, type ReplyWords } from './delivery-status.tsx';
import { detection } from './detection.ts';
import { SendingStatus } from './failure.tsx';
import { newIdempotencyKey } from './idempotency-key.ts';
import { Note } from './note.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { Recipients } from './recipients.tsx';

/** The words that every lead form has. */
type FormWords = Readonly<Record<keyof typeof contactWords & keyof typeof quickQuote, string>> &
  ReplyWords;

interface FormProps {
  actor: FormActor;
  /** The prefix of the controls' ids. */
  prefix: string;
  words: FormWords;
  children: ReactNode;
}

const Small = styled.p({ fontSize: tokens.size.small });
const Sending = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${tokens.space[12]} ${tokens.space[32]}`,
  // The button ends where a single column of fields does.
  '[data-variant="compact"] ~ &': { maxWidth: tokens.measure.form },
  // Leaves room for the button before that is there.
  '& > p': { flex: '1 1 20rem', maxWidth: tokens.measure.reading, margin: 0 },
});

function UnsentForm({ actor, prefix, words, children }: FormProps) {
  const form = useSelector(actor, ({ context }) => forms[context.form]);
  const sends = useSelector(actor, ({ context }) => context.setting === 'deliver');
  const answers = useSelector(actor, ({ context }) => context.answers);
  const invalidSubmits = useSelector(actor, ({ context }) => context.invalidSubmits);
  const incomplete = useSelector(actor, (snapshot) => snapshot.hasTag('incomplete'));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ open: 'failed' }));

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    actor.send({ type: 'FORM.SUBMIT', newIdempotencyKey: newIdempotencyKey() });
  }

  // Without scripts, the browser posts the form. A dialog form outside a dialog does nothing.
  const plain = sends
    ? { method: 'post', action: import.meta.env.FORM_ENDPOINT, name: form.name, ...detection }
    : { method: 'dialog' };

  return (
    <form {...plain} data-incomplete={incomplete || undefined} noValidate onSubmit={handleSubmit}>
      {sends && <input type="hidden" name="form-name" value={form.name} />}
      {incomplete && (
        <ProblemSummary
          key={invalidSubmits} // Remounts after every invalid submit, to take focus again.
          title={words.summaryTitle}
          problems={problemsOf(form, answers)}
          prefix={`${prefix}-`}
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
      <Sending>
        {sends ? <Recipients words={words} /> : <Note>{words.sendsNothing}</Note>}
        <Button type="submit" busy={busy}>
          {busy ? words.sending : words.submit}
        </Button>
      </Sending>
      <SendingStatus words={words} busy={busy} failed={failed} />
    </form>
  );
}

const Sent = styled.div({ maxWidth: tokens.measure.reading });

/**
 * Shows the delivery status of a sent form, and takes focus from the form it replaces. What stood above
 * the form hides where it sees `data-sent`.
 */
function Confirmation({ actor, words }: Pick<FormProps, 'actor' | 'words'>) {
  const form = useSelector(actor, ({ context }) => forms[context.form]);
  const answers = useSelector(actor, ({ context }) => context.answers);
  const leadKey = useSelector(actor, ({ context }) => context.sentKey);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Sent data-sent>
      <h2 ref={heading} tabIndex={-1}>
        {words.thanks}
      </h2>
      <DeliveryStatus leadKey={leadKey} words={words} form={form} answers={answers} />
    </Sent>
  );
}

/** A lead form, or its confirmation once sent. A form that needs scripts says so without them. */
export function Form(props: FormProps) {
  const { actor, words } = props;
  const attributes = useMachineAttributes('form', actor);
  const open = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const needsScript = useSelector(actor, ({ context }) => context.setting === 'log');
  const confirmed = useSelector(actor, (snapshot) => snapshot.hasTag('confirmed'));
  return (
    <>
      <div data-needs-script={needsScript || undefined} {...attributes}>
        {confirmed && <Confirmation actor={actor} words={words} />}
        {open && <UnsentForm {...props} />}
      </div>
      {needsScript && (
        <p data-without-script>
          <Text>{words.withoutScript}</Text>
        </p>
      )}
    </>
  );
}
