import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { FormActor } from '#machines/form/form.machine.ts';
import { tokens } from '#src/design/tokens.ts';
import { DeliveryStatus } from './delivery-status.tsx';
import type { FormWords } from './form-words.ts';

const Frame = styled.div({ maxWidth: tokens.measure.reading });

/** Shows the delivery status of a sent form, and takes focus from the form it replaces. */
export function Confirmation({ actor, words }: { actor: FormActor; words: FormWords }) {
  const leadKey = useSelector(actor, ({ context }) => context.sentKey);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Frame>
      <h3 ref={heading} tabIndex={-1}>
        {words.thanks}
      </h3>
      <DeliveryStatus leadKey={leadKey} words={words} />
    </Frame>
  );
}
