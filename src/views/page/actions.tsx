import styled from '@emotion/styled';
import type { Link } from '#content/text.ts';
import { ButtonLink } from '#src/views/page-link.tsx';
import { tokens } from '#src/design/tokens.ts';

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[12] });

interface ActionsProps {
  action: Link | undefined;
  secondary: Link | undefined;
}

/** One orange button, and perhaps a quieter one. */
export function Actions({ action, secondary }: ActionsProps) {
  return (
    <Row>
      {action && (
        <ButtonLink data-kind="primary" href={action.path}>
          {action.label}
        </ButtonLink>
      )}
      {secondary && (
        <ButtonLink data-kind="secondary" href={secondary.path}>
          {secondary.label}
        </ButtonLink>
      )}
    </Row>
  );
}
