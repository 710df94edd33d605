import styled from '@emotion/styled';
import type { Town } from '#content/cities.ts';
import type { FactNote } from '#content/fact-notes.ts';
import type { Link, Page, Section as SectionWords } from '#content/page.ts';
import type { Service } from '#content/services.ts';
import { ButtonLink } from '#src/views/button-link.ts';
import { IndexList } from '#src/design/index-list.tsx';
import { Notice } from '#src/design/notice.tsx';
import { Section } from '#src/design/section.tsx';
import { tokens } from '#src/design/tokens.ts';
import { LocationGrid } from '#src/views/directory/location-grid.tsx';
import { NewZealandMap } from '#src/views/directory/new-zealand-map.tsx';
import { FactNotes } from '#src/views/page/fact-notes.tsx';
import { LeadBlock } from '#src/views/page/lead-block.tsx';
import { PageHero } from '#src/views/page/page-hero.tsx';
import { ContentSection } from '#src/views/page/sections.tsx';
import { Tag } from '#src/views/page/tag.tsx';
import { Text } from '#src/views/page/text.tsx';
import { PageLink } from '#src/views/page-link.tsx';

const Places = styled.div({
  display: 'grid',
  gap: tokens.space[32],
  alignItems: 'start',
  [tokens.media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

/** The words of the blocks that are more than a section. */
interface BlockWords {
  readonly locations: { readonly heading: string; readonly map: string; readonly intro: string };
  readonly services: { readonly heading: string; readonly intro: string; readonly popular: string };
  readonly partner: {
    readonly heading: string;
    readonly tag: string;
    readonly disclosure: string;
    readonly text: string;
    readonly action: Link;
  };
}

interface ServicesIndexProps {
  words: BlockWords['services'];
  services: readonly Service[];
  notes: readonly FactNote[];
}

/** The services with what each typically costs. */
function ServicesIndex({ words, services, notes }: ServicesIndexProps) {
  return (
    <Section
      id="services"
      heading={words.heading}
      ground="white"
      intro={<Text>{words.intro}</Text>}
    >
      <IndexList
        items={services.map(({ title, description, path, price, popular }) => ({
          key: path,
          title: (
            <h3>
              <PageLink href={path}>{title}</PageLink>
              {popular && <Tag label={words.popular} tone="good" />}
            </h3>
          ),
          text: description,
          aside: price.figure,
        }))}
      />
      <FactNotes notes={notes} />
    </Section>
  );
}

/** The paid partner, said to be paid. */
function Partner({ words }: { words: BlockWords['partner'] }) {
  const { heading, tag, disclosure, text, action } = words;
  return (
    <Section
      id="partner"
      ground="mist"
      heading={
        <>
          {heading}
          <Tag label={tag} tone="good" />
        </>
      }
    >
      <Notice>
        <p>
          <strong>{disclosure}.</strong> {text}
        </p>
      </Notice>
      <ButtonLink data-kind="secondary" href={action.path}>
        {action.label}
      </ButtonLink>
    </Section>
  );
}

interface HomeProps {
  words: { readonly page: Page; readonly home: BlockWords } & Readonly<
    Record<'prices' | 'why' | 'faq' | 'closing', SectionWords>
  >;
  services: readonly Service[];
  serviceNotes: readonly FactNote[];
  cities: readonly Town[];
}

export function Home({ words, services, serviceNotes, cities }: HomeProps) {
  const { home, page, prices, why, faq, closing } = words;
  return (
    <>
      <PageHero page={page} />
      <ContentSection section={prices} ground="paper" />
      <ServicesIndex words={home.services} services={services} notes={serviceNotes} />
      <Section
        id="locations"
        heading={home.locations.heading}
        intro={<Text>{home.locations.intro}</Text>}
      >
        <Places>
          <NewZealandMap label={home.locations.map} cities={cities} />
          <LocationGrid cities={cities} />
        </Places>
      </Section>
      <ContentSection section={why} ground="white" />
      <ContentSection section={faq} ground="paper" />
      <Partner words={home.partner} />
      <ContentSection section={closing} ground="bush" />
      <LeadBlock page={page} />
    </>
  );
}
