import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { formatWeekday } from '#content/dates.ts';
import { today } from '#content/today.ts';
import { receiptWords } from '#content/ui/receipt.ts';
import { receiptMachine } from '#machines/receipt/receipt.machine.ts';
import { Button } from '#src/design/button.tsx';
import { tokens } from '#src/design/tokens.ts';
import { useMachineAttributes } from '#src/views/machine-attributes.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { Reference } from './reference.tsx';

interface ReceiptProps {
  reference: string;
  /** Says by which day there is a reply, and how; none before the lead is delivered. */
  replyBy?: ((day: string) => string) | undefined;
}

const Copy = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[16],
  marginBlockEnd: tokens.space[24],
});
/** A lead's reference to copy, and the day of the reply. */
export function Receipt({ reference, replyBy }: ReceiptProps) {
  const actor = useProvidedActor(receiptMachine, { reference, sentOn: today() });
  const attributes = useMachineAttributes('receipt', actor);
  const day = useSelector(actor, ({ context }) => context.replyBy);
  const isCopied = useSelector(actor, (snapshot) => snapshot.hasTag('copied'));
  const isNotCopied = useSelector(actor, (snapshot) => snapshot.hasTag('not copied'));
  return (
    <div {...attributes}>
      <Reference reference={reference} />
      <Copy>
        <Button kind="secondary" onClick={() => actor.send({ type: 'REFERENCE.COPY' })}>
          {receiptWords.copy}
        </Button>
        <span aria-live="polite">
          {(isCopied || isNotCopied) && (
            <span>{isCopied ? receiptWords.copied : receiptWords.notCopied}</span>
          )}
        </span>
      </Copy>
      {replyBy !== undefined && day !== null && (
        <p>
          <strong>{replyBy(formatWeekday(day))}</strong>
        </p>
      )}
    </div>
  );
}
