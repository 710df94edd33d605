import styled from '@emotion/styled';
import type { City } from '#content/cities.ts';
import { plainList } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { TileLink } from './tile-link.ts';

const Grid = styled.ul(plainList, {
  display: 'grid',
  gap: tokens.space[8],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  '& a': { height: '100%', minHeight: tokens.measure.target, padding: tokens.space[12] },
  [tokens.media.tablet]: {
    gap: tokens.space[12],
    // 'Christchurch' has its line whole.
    gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))',
    '& a': { minHeight: '6rem' },
  },
});

/** The cities, each a link over contours of its own. */
export function LocationGrid({ cities }: { cities: readonly City[] }) {
  return (
    <Grid>
      {cities.map(({ slug, name }) => (
        <li key={slug}>
          <TileLink href={`/${slug}`}>
            <img src={`/drawings/contours-${slug}.svg`} alt="" loading="lazy" />
            {name}
          </TileLink>
        </li>
      ))}
    </Grid>
  );
}
