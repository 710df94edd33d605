import { css } from '@emotion/css';
import { tokens } from '#src/design/tokens.ts';

/** What is chosen beside what comes of it. */
export const benchLayout = css({
  display: 'grid',
  gap: tokens.space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [tokens.media.desktop]: { gridTemplateColumns: '22rem minmax(0, 1fr)', alignItems: 'start' },
});

/** Figures side by side where there is room. */
export const figuresLayout = css({
  display: 'grid',
  gap: tokens.space[24],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  marginBlockEnd: tokens.space[24],
});
