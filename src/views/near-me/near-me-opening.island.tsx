import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import type { City } from '#content/cities.ts';
import type { Page } from '#content/page.ts';
import type { Link } from '#content/text.ts';
import { nearMeMachine } from '#machines/near-me/near-me.machine.ts';
import { Container } from '#src/design/primitives.tsx';
import { grounds } from '#src/design/ground.ts';
import { tokens } from '#src/design/tokens.ts';
import { PageLink } from '#src/views/page-link.tsx';
import { Note } from '#src/views/forms/note.tsx';
import { useMachineAttributes } from '#src/views/machine-attributes.ts';
import { PageHero } from '#src/views/page/page-opening.tsx';
import { useProvidedActor } from '#src/views/provided-actors.ts';

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
const Privacy = styled(Note)({ margin: `${tokens.space[8]} 0 0` });

interface NearMeOpeningProps {
  page: Page;
  /** Shown unless a city with a page is found; how the location is found is always said. */
  choose: {
    readonly found: { readonly text: string; readonly link: string };
    readonly text: string;
    readonly link: Link;
    readonly privacy: string;
  };
  sign: Readonly<Record<'detecting' | 'near' | 'country' | 'anywhere', string>>;
  cities: readonly City[];
  /** The address of the service that looks up a city. */
  service: string;
}

/**
 * The visitor's place on the sign, and below it a link to that city's page, or else to the list of
 * cities, so that the place is taken from the start and nothing below it moves.
 */
export function NearMeOpening({ cities, service, page, sign, choose }: NearMeOpeningProps) {
  const actor = useProvidedActor(nearMeMachine, { towns: cities, service });
  const attributes = useMachineAttributes('near-me', actor);
  const detecting = useSelector(actor, (snapshot) => snapshot.hasTag('detecting'));
  const place = useSelector(actor, ({ context }) => context.place);
  const known = place !== null && place.slug !== null;
  return (
    <div {...attributes}>
      <PageHero
        page={page}
        sign={
          <>
            <span role="status" data-needs-script>
              {detecting ? sign.detecting : `${sign.near} ${place?.name ?? sign.country}`}
            </span>
            <span data-without-script>{sign.anywhere}</span>
          </>
        }
      />
      <Band>
        <Container>
          <Offer>
            <span>{known ? `${place.name} ${choose.found.text}` : choose.text}</span>
            <PageLink href={known ? `/${place.slug}` : choose.link.path}>
              {known ? `${choose.found.link} ${place.name}` : choose.link.label}
            </PageLink>
          </Offer>
          <Privacy data-needs-script>{choose.privacy}</Privacy>
        </Container>
      </Band>
    </div>
  );
}
