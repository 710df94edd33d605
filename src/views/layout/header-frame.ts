import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { tokens } from '#src/design/tokens.ts';

/** The ground of both headers: paper over what scrolls beneath, with one hairline. */
export const headerFrame = css({
  background: tokens.color.paper,
  borderBlockEnd: `1px solid ${tokens.color.rule}`,
});

export const HeaderRow = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[24],
  minHeight: tokens.measure.header,
});
