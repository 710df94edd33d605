import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { leadWords } from '#content/ui/lead-words.ts';
import { referenceOf } from '#machines/lead/reference.ts';
import type { SubmissionActor } from '#machines/submission/submission.machine.ts';
import { tokens } from '#src/design/tokens.ts';

const statuses = ['notPersisted', 'delivering', 'rejected'] as const;

export type DeliveryWords = Readonly<Record<(typeof statuses)[number] | 'delivered', string>>;

interface DeliveryStatusProps {
  submission: SubmissionActor | undefined;
  words: DeliveryWords;
}

const Status = styled.p({ fontSize: tokens.size.lede, fontWeight: tokens.weight.semibold });

/** Shows the delivery status of a lead and its reference; screen readers announce each change. */
export function DeliveryStatus({ submission, words }: DeliveryStatusProps) {
  const status = useSelector(
    submission,
    (snapshot) => statuses.find((tag) => snapshot?.hasTag(tag)) ?? 'delivered',
  );
  const key = useSelector(submission, (snapshot) => snapshot?.context.attempt.key);
  return (
    <>
      <Status role="status">{words[status]}</Status>
      {/* A rejected lead has no reference. */}
      {key && status !== 'rejected' && <p>{leadWords.reference(referenceOf(key))}</p>}
    </>
  );
}
