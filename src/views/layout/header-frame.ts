import { css } from '@emotion/css';
import { tokens } from '#src/design/tokens.ts';

/** The ground of both headers: paper over whatever scrolls beneath, with one hairline. */
export const headerFrame = css({
  background: tokens.color.paper,
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
  [tokens.media.print]: { position: 'static' },
});

export const headerRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[24],
  minHeight: tokens.measure.header,
});
