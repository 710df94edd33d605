import styled from '@emotion/styled';
import { navigation } from '#content/interface/navigation.ts';
import { tokens } from '#src/design/tokens.ts';

const Frame = styled.a({
  position: 'absolute',
  insetInlineStart: tokens.space[16],
  insetBlockStart: tokens.space[8],
  zIndex: 3,
  padding: `${tokens.space[8]} ${tokens.space[16]}`,
  background: tokens.color.white,
  color: tokens.color.ink,
  fontWeight: tokens.weight.bold,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
});

/** The first stop of the Tab key: past the header to what the page is about. */
export function SkipLink() {
  return <Frame href="#main">{navigation.skip}</Frame>;
}
