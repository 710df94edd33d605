import styled from '@emotion/styled';
import { cities } from '#content/cities.ts';
import { firms } from '#content/firms.ts';
import type { Page } from '#content/page.ts';
import { services } from '#content/services.ts';
import { home } from '#content/ui/home.ts';
import type { Ground } from '#src/design/ground.ts';
import { HeadedRow } from '#src/design/disclosure.ts';
import { IndexList } from '#src/design/index-list.tsx';
import { Notice } from '#src/design/primitives.tsx';
import { Section } from '#src/design/section.tsx';
import { tokens } from '#src/design/tokens.ts';
import { LocationGrid } from '#src/views/directory/location-grid.tsx';
import { NewZealandMap } from '#src/views/directory/new-zealand-map.tsx';
import { PageHero } from '#src/views/page/page-opening.tsx';
import { ExampleSection } from '#src/views/page/quote-example.tsx';
import { PlacedSection } from '#src/views/page/sections.tsx';
import { Tag, Text } from '#src/views/page/text.tsx';
import { ActionLink, PageLink } from '#src/views/page-link.tsx';

const { locations, services: priced, partner } = home;
const listed = firms.filter(({ sample }) => !sample).map(({ location }) => location);
const listedIn = [...new Set(listed)].join(', ');

/** Highlights a city's marker and tile together: they have the same place in their lists. */
const pairs = cities
  .map((_, index) => `li:nth-child(${index + 1}) > a`)
  .map((links) => `&:has(${links}:is(:hover, :focus-visible)) ${links}`)
  .join();

const Places = styled.div({
  display: 'grid',
  gap: tokens.space[32],
  [tokens.media.desktop]: { gridTemplateColumns: '2fr 3fr' },
  [pairs]: { '--lit': 1 },
});

function OwnSection({ page, id, ground }: { page: Page; id: string; ground: Ground }) {
  const section = page.sections.find((words) => words.id === id);
  return section && <PlacedSection section={section} ground={ground} />;
}

/** The typical fees, folded under the example. */
function Prices({ page }: { page: Page }) {
  const prices = page.sections.find(({ id }) => id === 'prices');
  return (
    prices?.kind === 'table' && (
      <HeadedRow id={prices.id}>
        <summary>
          <h3>{prices.heading}</h3>
        </summary>
        <div>
          <p>{prices.intro && <Text>{prices.intro}</Text>}</p>
          <IndexList
            items={prices.table.rows.map(([service = '', fee = '', time = '']) => ({
              key: service,
              title: <Text>{service}</Text>,
              text: time,
              aside: <Text>{fee}</Text>,
            }))}
          />
        </div>
      </HeadedRow>
    )
  );
}

/** The home page. */
export function Home({ page }: { page: Page }) {
  return (
    <>
      <PageHero page={page} drawing="/drawings/hero.svg" drawingHeight={720} hasDoors />
      <ExampleSection>
        <Prices page={page} />
      </ExampleSection>
      <OwnSection page={page} id="next-dates" ground="sand" />
      <Section
        id="services"
        heading={priced.heading}
        ground="white"
        intro={<Text>{priced.intro}</Text>}
      >
        <IndexList
          items={services.map(({ title, description, path, price, popular }) => ({
            key: path,
            title: (
              <h3>
                <PageLink href={path}>{title}</PageLink>
                {popular && <Tag label={priced.popular} tone="good" />}
              </h3>
            ),
            text: description,
            aside: price.figure,
          }))}
        />
      </Section>
      <Section
        id="locations"
        heading={locations.heading}
        intro={<Text>{locations.intro(listedIn)}</Text>}
      >
        <Places>
          <NewZealandMap label={locations.map} />
          <LocationGrid />
        </Places>
      </Section>
      <OwnSection page={page} id="why" ground="white" />
      <OwnSection page={page} id="faq" ground="paper" />
      <Section
        id="partner"
        ground="mist"
        heading={
          <>
            {partner.heading}
            <Tag label={partner.tag} tone="good" />
          </>
        }
      >
        <Notice>
          <p>
            <strong>{partner.disclosure}.</strong> {partner.text}
          </p>
        </Notice>
        <ActionLink kind="secondary" action={partner.action} />
      </Section>
      <OwnSection page={page} id="get-quotes" ground="sand" />
    </>
  );
}
