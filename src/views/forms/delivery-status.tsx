import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { LeadForm } from '#content/forms/field.ts';
import { leadWords } from '#content/ui/lead-words.ts';
import { leadStatus, type LeadStatus } from '#machines/lead-outbox/lead-status.ts';
import { leadOf, type Answers, type Lead } from '#machines/lead/lead-form.ts';
import { referenceOf } from '#machines/lead/reference.ts';
import { shownAnswers } from '#machines/lead/shown-answers.ts';
import { tokens } from '#src/design/tokens.ts';
import { useOutbox } from '#src/views/outbox-context.ts';
import { Reference } from './reference.tsx';

/** The receipt of a sent lead; the reference alone where its code could not be loaded. */
const Receipt = lazy(() =>
  import('./receipt.tsx').then(
    (module) => ({ default: module.Receipt }),
    () => ({ default: Reference }),
  ),
);

export interface ReplyWords {
  /** By which day there is a reply, and how; none where no day is promised. */
  readonly replyBy?: ((day: string, byPhone: boolean) => string) | undefined;
}

interface DeliveryStatusProps {
  form: LeadForm;
  /** The sent answers. Only the page that sent them has them; after a reload they are no lead. */
  answers: Answers;
  /** The key of the lead. */
  leadKey: string | null;
  words: Readonly<Record<LeadStatus, string>> & ReplyWords;
}

/** Each label beside its answer if there is room. */
const Rows = styled.dl({
  margin: `0 0 ${tokens.space[24]}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: tokens.space[16] },
  '& dt': { flex: '0 0 8rem', color: tokens.color.textSoft, fontSize: tokens.size.small },
  '& dd': { flex: '1 1 10rem', margin: `0 0 ${tokens.space[8]}` },
});

/** The answers of a sent form, with their labels. */
const SentAnswers = ({ form, lead }: { form: LeadForm; lead: Lead }) => (
  <>
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
);

const Status = styled.p({ fontSize: tokens.size.lede, fontWeight: tokens.weight.semibold });

/** Whether a lead has been delivered, its reference, and what was sent. Screen readers hear each change. */
export function DeliveryStatus({ leadKey, words, form, answers }: DeliveryStatusProps) {
  const lead = leadOf(form, answers);
  const { replyBy } = words;
  const reference = referenceOf(leadKey ?? '');
  const status = useSelector(useOutbox(), (snapshot) => leadStatus(snapshot, leadKey ?? ''));
  return (
    <>
      <Status role="status">{words[status]}</Status>
      {/* A rejected lead has no reference. The reply counts from the day of the delivery. */}
      {leadKey !== null && status !== 'rejected' && (
        <Suspense key={status} fallback={<Reference reference={reference} />}>
          <Receipt
            reference={reference}
            replyBy={
              status === 'delivered' && lead !== null && replyBy !== undefined
                ? (day) => replyBy(day, lead['phone'] !== '')
                : undefined
            }
          />
        </Suspense>
      )}
      {lead !== null && status !== 'rejected' && <SentAnswers form={form} lead={lead} />}
    </>
  );
}
