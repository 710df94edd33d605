import { css } from '@emotion/css';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { FormActor } from '#machines/form/create-form-machine.ts';
import { tokens } from '#src/design/tokens.ts';
import type { FormWords } from './form-words.ts';

const frame = css({ maxWidth: tokens.measure.reading });
const status = css({ fontSize: tokens.size.lede, fontWeight: tokens.weight.semibold });

/** Says what has become of a form that was sent, and takes focus from the form it replaces. */
export function Confirmation({ actor, words }: { actor: FormActor; words: FormWords }) {
  const delivering = useSelector(actor, (snapshot) => snapshot.matches('delivering'));
  const undeliverable = useSelector(actor, (snapshot) =>
    snapshot.matches({ open: 'undeliverable' }),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const known = delivering ? words.delivering : words.arrived;
  return (
    <div className={frame}>
      <h3 ref={heading} tabIndex={-1}>
        {words.thanks}
      </h3>
      <p role="status" className={status}>
        {undeliverable ? words.undeliverable : known}
      </p>
    </div>
  );
}
