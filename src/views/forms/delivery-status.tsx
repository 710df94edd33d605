import styled from '@emotion/styled';
import { leadWords } from '#content/ui/lead-words.ts';
import { leadStatus, type LeadStatus } from '#machines/lead-outbox/lead-status.ts';
import { referenceOf } from '#machines/lead/reference.ts';
import { tokens } from '#src/design/tokens.ts';
import { OutboxContext } from '#src/views/outbox-context.ts';

interface DeliveryStatusProps {
  /** The key of the lead. */
  leadKey: string | null;
  words: Readonly<Record<LeadStatus, string>>;
}

const Status = styled.p({ fontSize: tokens.size.lede, fontWeight: tokens.weight.semibold });

/** Shows the delivery status of a lead, and its reference; screen readers announce each change. */
export function DeliveryStatus({ leadKey, words }: DeliveryStatusProps) {
  const status = OutboxContext.useSelector((snapshot) => leadStatus(snapshot, leadKey ?? ''));
  return (
    <>
      <Status role="status">{words[status]}</Status>
      {/* A rejected lead has no reference. */}
      {leadKey !== null && status !== 'rejected' && (
        <p>{leadWords.reference(referenceOf(leadKey))}</p>
      )}
    </>
  );
}
