import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { navigation } from '#content/ui/navigation.ts';
import { site } from '#content/site.ts';
import type { Link } from '#content/text.ts';
import { tokens } from '#src/design/tokens.ts';
import { Mark } from '#src/design/primitives.tsx';
import { PageLink } from '#src/views/page-link.tsx';

/** The ground of both headers. */
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

const Skip = styled.a({
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

/** The first stop of the Tab key. Skips the header. */
export function SkipLink() {
  return <Skip href="#main">{navigation.skip}</Skip>;
}

const LogoLink = styled(PageLink)({
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
    <LogoLink href={navigation.home.path} aria-label={navigation.home.label}>
      <Mark />
      <span translate="no">{site.brand}</span>
    </LogoLink>
  );
}

/** The end of every page. */
export const ClosingLinks = ({ links }: { links: readonly Link[] }) =>
  links.map(({ path, label }) => (
    <PageLink key={label} href={path}>
      {label}
    </PageLink>
  ));
