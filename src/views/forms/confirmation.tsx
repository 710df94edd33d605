import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { leadWords } from '#content/interface/lead-words.ts';
import type { FormActor } from '#machines/form/form.machine.ts';
import { referenceOf } from '#machines/lead/reference.ts';
import { tokens } from '#src/design/tokens.ts';
import { Fate, fateOf } from './fate.tsx';
import type { FormWords } from './form-words.ts';

const Frame = styled.div({ maxWidth: tokens.measure.reading });

/** Says what has become of a form that was sent, and takes focus from the form it replaces. */
export function Confirmation({ actor, words }: { actor: FormActor; words: FormWords }) {
  const fate = useSelector(actor, (snapshot) => fateOf(snapshot, words));
  const reference = useSelector(actor, (snapshot) => {
    const { attempt } = snapshot.context;
    // Nobody knows a lead that was never taken.
    return attempt === null || snapshot.hasTag('undeliverable') ? null : referenceOf(attempt.key);
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Frame>
      <h3 ref={heading} tabIndex={-1}>
        {words.thanks}
      </h3>
      <Fate>{fate}</Fate>
      {reference !== null && <p>{leadWords.reference(reference)}</p>}
    </Frame>
  );
}
