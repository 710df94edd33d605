import { css } from '@emotion/css';
import { lab } from '#content/lab-chart.ts';
import { groundClass } from '#src/design/ground.ts';
import { Mark } from '#src/design/mark.tsx';
import { tokens } from '#src/design/tokens.ts';
import { cx } from '@emotion/css';
import { benchAddress, type Place } from './address.ts';

const bar = cx(
  groundClass.bush,
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.space[24],
    paddingInline: tokens.measure.gutter,
  }),
);
const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[8],
  minHeight: tokens.measure.target,
  fontSize: tokens.size.lede,
  fontWeight: tokens.weight.black,
  textDecoration: 'none',
  '&:visited': { color: tokens.color.link },
});
const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: tokens.measure.target,
    fontSize: tokens.size.small,
    fontWeight: tokens.weight.semibold,
    '&:visited': { color: tokens.color.link },
    '&[aria-current]': { textDecorationThickness: 3, textUnderlineOffset: '0.4em' },
  },
});

/** The bar on top of the lab. */
export function LabHeader({ place }: { place: Place }) {
  const { label, machines, bench } = lab.navigation;
  const current = (is: boolean) => (is ? ('page' as const) : undefined);
  return (
    <header className={bar}>
      <a className={brand} href="#/">
        <Mark />
        {lab.title}
      </a>
      <nav aria-label={label}>
        <ul className={links}>
          <li>
            <a href="#/" aria-current={current(place.page === 'home')}>
              {machines}
            </a>
          </li>
          <li>
            <a href={benchAddress()} aria-current={current(place.page === 'bench')}>
              {bench}
            </a>
          </li>
        </ul>
      </nav>
    </header>
  );
}
