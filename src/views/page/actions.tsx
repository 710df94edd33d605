import type { Link } from '#content/text.ts';
import { ButtonRow } from '#src/design/button.tsx';
import { ActionLink } from '#src/views/page-link.tsx';

interface ActionsProps {
  action: Link | undefined;
  secondary: Link | undefined;
}

export function Actions({ action, secondary }: ActionsProps) {
  return (
    <ButtonRow>
      {action && <ActionLink action={action} />}
      {secondary && <ActionLink kind="secondary" action={secondary} />}
    </ButtonRow>
  );
}
