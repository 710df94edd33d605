import { css } from '@emotion/css';
import type { ReactNode } from 'react';
import { tokens } from '#src/design/tokens.ts';

const hint = css({ fontSize: tokens.size.small, color: tokens.color.textSoft });

export function StepHint({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={hint}>
      {children}
    </p>
  );
}
