import styled from '@emotion/styled';
import { tokens } from '#statelab/design/tokens.ts';

/** A verdict in its colour; a sign and a word say the same. */
export const VerdictBox = styled.div({
  marginBlock: tokens.space[8],
  paddingInlineStart: tokens.space[8],
  borderInlineStart: `4px solid ${tokens.color.rule}`,
  overflowWrap: 'anywhere',
  '&[data-verdict="pass"]': { borderColor: tokens.color.bush },
  '&[data-verdict="pass"] > strong': { color: tokens.color.bush },
  '&[data-verdict="fail"]': { borderColor: tokens.color.error },
  '&[data-verdict="fail"] > strong': { color: tokens.color.error },
});
