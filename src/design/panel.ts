import { css } from '@emotion/css';
import { cx } from './class-names.ts';
import { groundClass } from './ground.ts';
import { tokens } from './tokens.ts';

/** A white sheet under a green bar, orange on bush, for a form or a wizard step. */
export const panelClass = cx(
  groundClass.white,
  css({
    padding: `${tokens.space[24]} ${tokens.space[16]}`,
    border: `1px solid ${tokens.color.rule}`,
    borderBlockStart: `6px solid ${tokens.color.panelEdge}`,
    [tokens.media.tablet]: { padding: tokens.space[32] },
  }),
);
