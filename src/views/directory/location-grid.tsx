import { css } from '@emotion/css';
import type { Town } from '#content/cities.ts';
import { tileLinkClass } from '#src/design/tile-link.ts';
import { tokens } from '#src/design/tokens.ts';

const grid = css({
  display: 'grid',
  gap: tokens.space[12],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { minHeight: '6rem' },
});

/** The 16 cities, each a link over contours of its own. */
export function LocationGrid({ cities }: { cities: readonly Town[] }) {
  return (
    <ul className={grid}>
      {cities.map(({ slug, name }) => (
        <li key={slug}>
          <a className={tileLinkClass} href={`/${slug}`}>
            <img src={`/drawings/contours-${slug}.svg`} alt="" loading="lazy" />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
