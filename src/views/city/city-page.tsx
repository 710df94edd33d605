import type { City } from '#content/cities.ts';
import type { Page } from '#content/page.ts';
import type { Picture } from '#src/design/hero.tsx';
import { Section } from '#src/design/section.tsx';
import { FirmCards } from '#src/views/directory/firm-cards.tsx';
import { ExampleSection } from '#src/views/page/example-section.tsx';
import { SectionedPage } from '#src/views/page/sections.tsx';
import { Text } from '#src/views/page/text.tsx';

interface CityPageProps {
  city: City;
  region: string;
  page: Page;
  map: Picture;
}

/** What a city's page is about, its region named. */
const signOf = (region: string, { sign }: Page): string =>
  sign === undefined || region.startsWith(sign) ? `${region} region` : `${sign}, ${region}`;

/** A city's page: its own drawing, or a photograph once there is one, and its firms. */
export function CityPage({ city, region, page, map }: CityPageProps) {
  const { firms, drawingAlt } = page;
  const picture = city.photo ?? { src: `/drawings/city-${city.slug}.svg`, alt: drawingAlt };
  return (
    <SectionedPage
      page={page}
      checked
      sign={signOf(region, page)}
      drawing={picture.src}
      drawingAlt={picture.alt}
      map={map}
      hasDoors
    >
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
