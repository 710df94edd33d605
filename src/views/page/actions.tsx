import type { Link } from '#content/text.ts';
import { ButtonRow } from '#src/design/button.tsx';
import { ButtonLink } from '#src/views/page-link.tsx';

interface ActionsProps {
  action: Link | undefined;
  secondary: Link | undefined;
}

/** One orange button, and perhaps a quieter one. */
export function Actions({ action, secondary }: ActionsProps) {
  return (
    <ButtonRow>
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
    </ButtonRow>
  );
}
