import styled from '@emotion/styled';
import { nearMe } from '#content/interface/near-me.ts';
import type { Link } from '#content/text.ts';
import type { Place } from '#machines/near-me/place.ts';
import { Container } from '#src/design/primitives.tsx';
import { grounds } from '#src/design/ground.ts';
import { tokens } from '#src/design/tokens.ts';
import { PageLink } from '#src/views/page-link.tsx';

const Band = styled.div(grounds.sand, { paddingBlock: tokens.space[24] });
const Offer = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: tokens.space[24],
  margin: 0,
  fontSize: tokens.size.lede,
  fontWeight: tokens.weight.semibold,
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: tokens.measure.target },
});
const Note = styled.p({
  maxWidth: tokens.measure.reading,
  margin: `${tokens.space[8]} 0 0`,
  fontSize: tokens.size.small,
  color: tokens.color.textSoft,
});

/** Shown until a city with a page is found, or if none is. */
export interface ChooseWords {
  readonly text: string;
  readonly link: Link;
  /** Always shown: how the location is found. */
  readonly privacy: string;
}

interface CityBannerProps {
  place: Place | null;
  choose: ChooseWords;
}

/**
 * Leads to the page of the city that was found, and else to the list of cities, so that the
 * place is taken from the start and nothing below it moves.
 */
export function CityBanner({ place, choose }: CityBannerProps) {
  const { banner } = nearMe;
  const known = place !== null && place.slug !== null;
  return (
    <Band>
      <Container>
        <Offer>
          <span>{known ? banner.text(place.name) : choose.text}</span>
          <PageLink href={known ? `/${place.slug}` : choose.link.path}>
            {known ? banner.action(place.name) : choose.link.label}
          </PageLink>
        </Offer>
        <Note data-needs-script>{choose.privacy}</Note>
      </Container>
    </Band>
  );
}
