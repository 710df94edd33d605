import type { Page } from '#content/page.ts';
import type { Picture } from '#src/design/hero.tsx';
import { Section } from '#src/design/section.tsx';
import { FirmCards } from '#src/views/directory/firm-cards.tsx';
import { ExampleSection } from '#src/views/page/quote-example.tsx';
import { SectionedPage } from '#src/views/page/sections.tsx';
import { Text } from '#src/views/page/text.tsx';

interface CityPageProps {
  region: string;
  page: Page;
  map: Picture;
}

/** What a city's page is about, its region named. */
const signOf = (region: string, { sign }: Page): string =>
  sign === undefined || region.startsWith(sign) ? `${region} region` : `${sign}, ${region}`;

/** A city's page: its own drawing, its map and its firms. */
export function CityPage({ region, page, map }: CityPageProps) {
  const { firms } = page;
  return (
    <SectionedPage page={page} checked sign={signOf(region, page)} map={map} hasDoors>
      {firms === undefined && <ExampleSection />}
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
