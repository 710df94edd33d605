import styled from '@emotion/styled';
import { cities } from '#content/cities.ts';
import { tokens } from '#src/design/tokens.ts';
import { PageLink } from '#src/views/page-link.tsx';
import { plainList } from '#src/design/primitives.tsx';

/** A link as a white tile with a drawing behind its words. */
const TileLink = styled(PageLink)({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'flex-end',
  height: '100%',
  minHeight: tokens.measure.target,
  padding: tokens.space[8],
  background: tokens.color.white,
  border: `1px solid ${tokens.color.rule}`,
  color: tokens.color.ink,
  fontSize: tokens.size.small,
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

const Grid = styled.ul(plainList, {
  display: 'grid',
  gap: tokens.space[8],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  [tokens.media.tablet]: {
    gap: tokens.space[12],
    gridTemplateColumns: 'repeat(4, 1fr)',
    '& a': { minHeight: '6rem' },
  },
});

/** Every city with a page, as a tile that leads there. */
export function LocationGrid() {
  return (
    <Grid>
      {cities.map(({ slug, name }) => (
        <li key={slug}>
          <TileLink href={`/${slug}`}>
            <img src={`/drawings/contours.svg#${slug}`} alt="" loading="lazy" />
            {name}
          </TileLink>
        </li>
      ))}
    </Grid>
  );
}
