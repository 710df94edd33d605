import styled from '@emotion/styled';
import { navigation } from '#content/interface/navigation.ts';
import { site } from '#content/site.ts';
import { Mark } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { PageLink } from '#src/views/page-link.tsx';

const Frame = styled(PageLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[8],
  minHeight: tokens.measure.target,
  color: tokens.color.ink,
  fontSize: tokens.size.h4,
  fontWeight: tokens.weight.black,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
  '&:visited': { color: tokens.color.ink },
});

export function Logo() {
  return (
    <Frame href={navigation.home.path} aria-label={navigation.home.label}>
      <Mark />
      <span>{site.brand}</span>
    </Frame>
  );
}
