import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { leadWords } from '#content/interface/lead-words.ts';
import type { FormActor } from '#machines/form/form.machine.ts';
import { referenceOf } from '#machines/lead/reference.ts';
import { tokens } from '#src/design/tokens.ts';
import { DeliveryStatus, deliveryWords } from './delivery-status.tsx';
import type { FormWords } from './form-words.ts';

const Frame = styled.div({ maxWidth: tokens.measure.reading });

/** Shows the delivery status of a sent form, and takes focus from the form it replaces. */
export function Confirmation({ actor, words }: { actor: FormActor; words: FormWords }) {
  const status = useSelector(actor, (snapshot) => deliveryWords(snapshot, words));
  const reference = useSelector(actor, (snapshot) => {
    const { attempt } = snapshot.context;
    // A rejected lead has no reference.
    return attempt === null || snapshot.hasTag('undeliverable') ? null : referenceOf(attempt.key);
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Frame>
      <h3 ref={heading} tabIndex={-1}>
        {words.thanks}
      </h3>
      <DeliveryStatus>{status}</DeliveryStatus>
      {reference !== null && <p>{leadWords.reference(reference)}</p>}
    </Frame>
  );
}
