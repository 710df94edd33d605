import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { FormActor } from '#machines/form/create-form-machine.ts';
import { tokens } from '#src/design/tokens.ts';
import type { FormWords } from './form-words.ts';

const Frame = styled.div({ maxWidth: tokens.measure.reading });
const Status = styled.p({ fontSize: tokens.size.lede, fontWeight: tokens.weight.semibold });

/** Says what has become of a form that was sent, and takes focus from the form it replaces. */
export function Confirmation({ actor, words }: { actor: FormActor; words: FormWords }) {
  const fate = useSelector(actor, (snapshot) => {
    if (snapshot.hasTag('unkept')) return words.unkept;
    if (snapshot.matches('delivering')) return words.delivering;
    if (snapshot.matches({ open: 'undeliverable' })) return words.undeliverable;
    return words.arrived;
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Frame>
      <h3 ref={heading} tabIndex={-1}>
        {words.thanks}
      </h3>
      <Status role="status">{fate}</Status>
    </Frame>
  );
}
