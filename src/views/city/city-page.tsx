import { type cities, cityDetails, mapAlt } from '#content/cities.ts';
import type { Page } from '#content/page.ts';
import { exampleWords } from '#content/ui/quote-example.ts';
import { Section } from '#src/design/section.tsx';
import { FirmCards } from '#src/views/directory/firm-cards.tsx';
import { ExampleSection } from '#src/views/page/quote-example.tsx';
import { SectionedPage } from '#src/views/page/sections.tsx';
import { Text } from '#src/views/page/text.tsx';

/** A city's page: its own drawing, its map and its firms. */
export function CityPage({ page, city }: { page: Page; city: (typeof cities)[number] }) {
  const { firms, sign } = page;
  const { region } = cityDetails[city.slug];
  const inRegion =
    sign === undefined || region.startsWith(sign) ? `${region} region` : `${sign}, ${region}`;
  const map = { src: `/drawings/map-${city.slug}.svg`, alt: mapAlt(city) };
  return (
    <SectionedPage page={page} checked sign={inRegion} map={map} hasDoors>
      {firms === undefined && (
        <ExampleSection
          heading={exampleWords.unlistedTitle(city.name)}
          intro={<Text>{exampleWords.unlisted}</Text>}
        />
      )}
      {firms && (
        <Section
          id={firms.id}
          heading={firms.heading}
          ground="white"
          intro={<Text>{firms.intro}</Text>}
        >
          <FirmCards cards={firms.cards} note={firms.note} />
        </Section>
      )}
    </SectionedPage>
  );
}
