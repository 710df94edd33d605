import { css } from '@emotion/css';
import type { ReactNode } from 'react';
import { cx } from '#src/design/class-names.ts';
import { panelClass } from '#src/design/panel.ts';
import { tokens } from '#src/design/tokens.ts';

const sheet = css({ maxWidth: tokens.measure.form, marginInline: 'auto' });

/** One white sheet with a heading, for the answers to a plain form post. */
export function Sheet({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={cx(panelClass, sheet)}>
      <h1>{heading}</h1>
      {children}
    </div>
  );
}
