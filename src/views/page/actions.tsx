import { css } from '@emotion/css';
import type { Link } from '#content/page.ts';
import { buttonClass } from '#src/design/button.tsx';
import { tokens } from '#src/design/tokens.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[12] });

interface ActionsProps {
  action: Link | undefined;
  secondary: Link | undefined;
}

/** One orange button, and perhaps a quieter one. */
export function Actions({ action, secondary }: ActionsProps) {
  return (
    <div className={row}>
      {action && (
        <a className={buttonClass('primary')} href={action.path}>
          {action.label}
        </a>
      )}
      {secondary && (
        <a className={buttonClass('secondary')} href={secondary.path}>
          {secondary.label}
        </a>
      )}
    </div>
  );
}
