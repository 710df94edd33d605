import { css } from '@emotion/css';
import { nearMe } from '#content/interface/near-me.ts';
import type { Place } from '#machines/near-me/place.ts';
import { cx } from '#src/design/class-names.ts';
import { Container } from '#src/design/container.tsx';
import { groundClass } from '#src/design/ground.ts';
import { tokens } from '#src/design/tokens.ts';

const band = css({ paddingBlock: tokens.space[24] });
const offer = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: tokens.space[24],
  margin: 0,
  fontSize: tokens.size.lede,
  fontWeight: tokens.weight.semibold,
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: tokens.measure.target },
});
const note = css({
  maxWidth: tokens.measure.reading,
  margin: `${tokens.space[8]} 0 0`,
  fontSize: tokens.size.small,
  color: tokens.color.textSoft,
});

/**
 * Leads to the page of the city that was found, and else to the list of cities, so that the
 * place is taken from the start and nothing below it moves.
 */
export function CityBanner({ place }: { place: Place | null }) {
  const { banner, choose } = nearMe;
  const known = place !== null && place.slug !== null;
  return (
    <div className={cx(groundClass.sand, band)}>
      <Container>
        <p className={offer}>
          <span>{known ? banner.text(place.name) : choose.text}</span>
          <a href={known ? `/${place.slug}` : choose.link.path}>
            {known ? banner.action(place.name) : choose.link.label}
          </a>
        </p>
        <p className={note} data-needs-script>
          {nearMe.privacy}
        </p>
      </Container>
    </div>
  );
}
