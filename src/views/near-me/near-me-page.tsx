import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import type { City } from '#content/cities.ts';
import type { FirmCard } from '#content/firm-card.ts';
import type { Page, PlainSection, Section as Words } from '#content/page.ts';
import type { Link } from '#content/text.ts';
import type { Place } from '#machines/near-me/place.ts';
import { nearMeMachine } from '#machines/near-me/near-me.machine.ts';
import { Container } from '#src/design/primitives.tsx';
import { grounds } from '#src/design/ground.ts';
import { tokens } from '#src/design/tokens.ts';
import { PageLink } from '#src/views/page-link.tsx';
import { Section } from '#src/design/section.tsx';
import { FirmCards } from '#src/views/directory/firm-cards.tsx';
import { LocationGrid } from '#src/views/directory/location-grid.tsx';
import { Note } from '#src/views/forms/note.tsx';
import { useMachineAttributes } from '#src/views/machine-attributes.ts';
import { Breadcrumb } from '#src/views/page/breadcrumb.tsx';
import { PageHero } from '#src/views/page/page-opening.tsx';
import { PlainBody, SectionFrame } from '#src/views/page/plain-sections.tsx';
import { QuestionList } from '#src/views/page/question-list.tsx';
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

interface Props {
  page: Page;
  accountants: readonly FirmCard[];
  /** What is said of the samples among them. */
  note: string;
  towns: { readonly heading: string; readonly intro: string };
  /** Shown unless a city with a page is found; how the location is found is always said. */
  choose: {
    readonly found: { readonly text: string; readonly link: string };
    readonly text: string;
    readonly link: Link;
    readonly privacy: string;
  };
  faq: Extract<Words, { kind: 'questions' }>;
  closing: PlainSection;
  sign: Readonly<Record<'detecting' | 'near' | 'country' | 'anywhere', string>>;
  cities: readonly City[];
  /** The address of the service that looks up a city. */
  service: string;
}

/**
 * Leads to the page of the city that was found, and else to the list of cities, so that the
 * place is taken from the start and nothing below it moves.
 */
function CityBanner({ place, choose }: Pick<Props, 'choose'> & { place: Place | null }) {
  const known = place !== null && place.slug !== null;
  return (
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
  );
}

/** The visitor's place on the sign, and a link to that city's page. */
function Opening({ cities, service, page, sign, choose }: Props) {
  const actor = useProvidedActor(nearMeMachine, { towns: cities, service });
  const attributes = useMachineAttributes('near-me', actor);
  const detecting = useSelector(actor, (snapshot) => snapshot.hasTag('detecting'));
  const place = useSelector(actor, ({ context }) => context.place);
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
      <CityBanner place={place} choose={choose} />
    </div>
  );
}

/** The visitor's city, three sample listings, and the cities to choose from. */
export function NearMePage(props: Props) {
  const { page, accountants, note, towns, faq, closing, cities } = props;
  return (
    <>
      <Breadcrumb page={page} />
      <Opening {...props} />
      <Section id="towns" heading={towns.heading} ground="white" intro={towns.intro}>
        <LocationGrid cities={cities} />
        {accountants.length > 0 && (
          <div id="samples">
            <FirmCards cards={accountants} note={note} />
          </div>
        )}
      </Section>
      <SectionFrame section={faq} ground="paper">
        <QuestionList name={faq.id} questions={faq.questions} />
      </SectionFrame>
      <SectionFrame section={closing} ground="sand">
        <PlainBody section={closing} />
      </SectionFrame>
    </>
  );
}
