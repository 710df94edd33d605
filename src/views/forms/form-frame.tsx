import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useMachineAttributes } from '#src/views/machine-attributes.ts';
import { Text } from '#src/views/page/text.tsx';
import { Confirmation } from './confirmation.tsx';
import { OpenForm, type OpenFormProps } from './open-form.tsx';

const WithoutScript = styled.p({ display: 'none' });

/** A lead form, or its confirmation once sent. A form that needs scripts says so when there are none. */
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
