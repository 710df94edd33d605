import { css } from '@emotion/react';
import { grounds } from './ground.ts';
import { tokens } from './tokens.ts';

/** A white sheet under a green bar, orange on bush, for a form or a wizard step. */
export const panel = css(grounds.white, {
  padding: `${tokens.space[24]} ${tokens.space[16]}`,
  border: `1px solid ${tokens.color.rule}`,
  borderBlockStart: `6px solid ${tokens.color.panelEdge}`,
  [tokens.media.tablet]: { padding: tokens.space[32] },
});
