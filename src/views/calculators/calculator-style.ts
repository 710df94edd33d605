import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { tokens } from '#src/design/tokens.ts';

/** The form, and its result beside or below it. */
export const SideBySide = styled.div({
  display: 'grid',
  gap: tokens.space[24],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [tokens.media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [tokens.media.print]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
});

/** What a printed result does without. */
export const screenOnly = css({ [tokens.media.print]: { display: 'none' } });
export const ScreenOnly = styled.div(screenOnly);

/** Prints the content of a `<details>` whether it is open or not. */
export const openOnPaper = css({
  [tokens.media.print]: {
    '&::details-content': { contentVisibility: 'visible', display: 'block' },
  },
});

/** Hidden where scripts run. */
export const WithoutScript = styled.p({ display: 'none', fontWeight: tokens.weight.semibold });
