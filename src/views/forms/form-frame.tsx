import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { FormActor } from '#machines/form/form.machine.ts';
import { useMachineAttributes } from '#src/views/machine-attributes.ts';
import { Text } from '#src/views/page/text.tsx';
import { tokens } from '#src/design/tokens.ts';
import { OpenForm, type OpenFormProps } from './open-form.tsx';
import { DeliveryStatus } from './delivery-status.tsx';
import type { FormWords } from './form-words.ts';

const Frame = styled.div({ maxWidth: tokens.measure.reading });

/** Shows the delivery status of a sent form, and takes focus from the form it replaces. */
function Confirmation({ actor, words }: { actor: FormActor; words: FormWords }) {
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

const WithoutScript = styled.p({ display: 'none' });

/** A lead form, or its confirmation once sent. A form that needs scripts says so without them. */
export function FormFrame(props: OpenFormProps) {
  const { actor, words } = props;
  const attributes = useMachineAttributes('form', actor);
  const open = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const needsScript = useSelector(actor, ({ context }) => context.setting === 'log');
  const confirmed = useSelector(actor, (snapshot) => snapshot.hasTag('confirmed'));
  return (
    <>
      <div data-needs-script={needsScript || undefined} {...attributes}>
        {confirmed && <Confirmation actor={actor} words={words} />}
        {open && <OpenForm {...props} />}
      </div>
      {needsScript && (
        <WithoutScript data-without-script>
          <Text>{words.withoutScript}</Text>
        </WithoutScript>
      )}
    </>
  );
}
