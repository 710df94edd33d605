import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { formatWeekday } from '#content/dates.ts';
import type { LeadForm } from '#content/forms/field.ts';
import { today } from '#content/today.ts';
import { leadWords } from '#content/ui/lead-words.ts';
import { leadOf, type Answers } from '#machines/lead/lead-form.ts';
import { shownAnswers } from '#machines/lead/shown-answers.ts';
import { receiptMachine } from '#machines/receipt/receipt.machine.ts';
import { Button } from '#src/design/button.tsx';
import { tokens } from '#src/design/tokens.ts';
import { useMachineAttributes } from '#src/views/machine-attributes.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { Reference } from './reference.tsx';

export interface ReceiptProps {
  reference: string;
  form: LeadForm;
  /** The sent answers. Only the page that sent them has them; after a reload they are no lead. */
  answers: Answers;
  /** Says by which day there is a reply, and how; none before the lead is delivered. */
  replyBy?: ((day: string, byPhone: boolean) => string) | undefined;
}

const Copy = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[16],
  marginBlockEnd: tokens.space[24],
});
/** Each label beside its answer if there is room. */
const Rows = styled.dl({
  margin: `0 0 ${tokens.space[24]}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: tokens.space[16] },
  '& dt': { flex: '0 0 8rem', color: tokens.color.textSoft, fontSize: tokens.size.small },
  '& dd': { flex: '1 1 10rem', margin: `0 0 ${tokens.space[8]}` },
});

/** A lead's reference to copy, the day of the reply, and what was sent. */
export function Receipt({ reference, form, answers, replyBy }: ReceiptProps) {
  const actor = useProvidedActor(receiptMachine, { reference, sentOn: today() });
  const attributes = useMachineAttributes('receipt', actor);
  const day = useSelector(actor, ({ context }) => context.replyBy);
  const isCopied = useSelector(actor, (snapshot) => snapshot.hasTag('copied'));
  const isNotCopied = useSelector(actor, (snapshot) => snapshot.hasTag('not copied'));
  const lead = leadOf(form, answers);
  return (
    <div {...attributes}>
      <Reference reference={reference} />
      <Copy>
        <Button kind="secondary" onClick={() => actor.send({ type: 'REFERENCE.COPY' })}>
          {leadWords.copy}
        </Button>
        <span aria-live="polite">
          {(isCopied || isNotCopied) && (
            <span>{isCopied ? leadWords.copied : leadWords.notCopied}</span>
          )}
        </span>
      </Copy>
      {lead !== null && (
        <>
          {replyBy !== undefined && day !== null && (
            <p>
              <strong>{replyBy(formatWeekday(day), lead['phone'] !== '')}</strong>
            </p>
          )}
          <h2>{leadWords.sentTitle}</h2>
          <Rows>
            {shownAnswers(form, { ...lead, firm: '' }).map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Rows>
        </>
      )}
    </div>
  );
}
