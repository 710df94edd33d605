import styled from '@emotion/styled';
import { leadStatus, type LeadStatus } from '#machines/lead-outbox/lead-status.ts';
import { referenceOf } from '#machines/lead/reference.ts';
import { tokens } from '#src/design/tokens.ts';
import { OutboxContext } from '#src/views/outbox-context.ts';
import type { ReceiptProps } from './receipt.tsx';
import { LazyReceipt } from './lazy-receipt.tsx';

interface DeliveryStatusProps extends Pick<ReceiptProps, 'form' | 'answers'> {
  /** The key of the lead. */
  leadKey: string | null;
  words: Readonly<Record<LeadStatus, string>> & Pick<ReceiptProps, 'replyBy'>;
}

const Status = styled.p({ fontSize: tokens.size.lede, fontWeight: tokens.weight.semibold });

/** Shows the delivery status of a lead, and its receipt; screen readers announce each change. */
export function DeliveryStatus({ leadKey, words, ...sent }: DeliveryStatusProps) {
  const status = OutboxContext.useSelector((snapshot) => leadStatus(snapshot, leadKey ?? ''));
  return (
    <>
      <Status role="status">{words[status]}</Status>
      {/* A rejected lead has no reference. The reply counts from the day of the delivery. */}
      {leadKey !== null && status !== 'rejected' && (
        <LazyReceipt
          key={status}
          reference={referenceOf(leadKey)}
          replyBy={status === 'delivered' ? words.replyBy : undefined}
          {...sent}
        />
      )}
    </>
  );
}
