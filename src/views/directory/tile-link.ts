import styled from '@emotion/styled';
import { tokens } from '#src/design/tokens.ts';
import { PageLink } from '#src/views/page-link.tsx';

/** A link as a white tile with its drawing behind the words: `<TileLink …><img alt="" src="/drawings/…"/>Nelson</TileLink>`. */
export const TileLink = styled(PageLink)({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: '7.5rem',
  // A name that a reader spaces out may be wider than its tile.
  overflowWrap: 'anywhere',
  padding: `${tokens.space[12]} ${tokens.space[16]}`,
  background: tokens.color.white,
  border: `1px solid ${tokens.color.rule}`,
  color: tokens.color.ink,
  fontSize: tokens.size.lede,
  fontWeight: tokens.weight.bold,
  lineHeight: 1.2,
  textDecoration: 'none',
  boxShadow: `inset 0 calc(var(--lit, 0) * -4px) 0 ${tokens.color.marker}`,
  '& > img': {
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  },
  '&:hover': {
    borderColor: tokens.color.bush,
    '--lit': 1,
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: '0.2em',
  },
  '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${tokens.color.ink}` },
});
