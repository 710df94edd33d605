import styled from '@emotion/styled';

/** A verdict in its colour; a sign and a word say the same. */
export const VerdictBox = styled.div({
  marginBlock: '0.5rem',
  paddingInlineStart: '0.5rem',
  borderInlineStart: '4px solid var(--rule)',
  overflowWrap: 'anywhere',
  '&[data-verdict="pass"]': { borderColor: 'var(--bush)' },
  '&[data-verdict="pass"] > strong': { color: 'var(--bush)' },
  '&[data-verdict="fail"]': { borderColor: 'var(--error)' },
  '&[data-verdict="fail"] > strong': { color: 'var(--error)' },
});
