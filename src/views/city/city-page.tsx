import type { City } from '#content/cities.ts';
import type { Page } from '#content/page.ts';
import type { Picture } from '#src/design/hero.tsx';
import { Section } from '#src/design/section.tsx';
import { FirmCards } from '#src/views/directory/firm-cards.tsx';
import { SubjectContext } from '#src/views/forms/contexts.ts';
import { Breadcrumb } from '#src/views/page/breadcrumb.tsx';
import { LeadBlock } from '#src/views/page/lead-block.tsx';
import { PageHero } from '#src/views/page/page-hero.tsx';
import { Sections } from '#src/views/page/sections.tsx';
import { Text } from '#src/views/page/text.tsx';

interface CityPageProps {
  city: City;
  page: Page;
  /** Where it is in the country. */
  map: Picture;
}

/** What a city's page is about, its region named. */
const signOf = ({ region }: City, { sign }: Page): string =>
  sign === undefined || region.startsWith(sign) ? `${region} region` : `${sign}, ${region}`;

/** The head of a city's page: its own drawing, or a photograph once there is one. */
function CityHero({ city, page, map }: CityPageProps) {
  return (
    <PageHero
      page={page}
      sign={signOf(city, page)}
      drawing={city.photo?.src ?? `/drawings/city-${city.slug}.svg`}
      drawingAlt={city.photo?.alt ?? page.drawingAlt}
      map={map}
    />
  );
}

export function CityPage({ city, page, map }: CityPageProps) {
  return (
    <SubjectContext value={page}>
      <Breadcrumb page={page} checked />
      <CityHero city={city} page={page} map={map} />
      {page.firms && (
        <Section
          id={page.firms.id}
          heading={page.firms.heading}
          ground="white"
          intro={<Text>{page.firms.intro}</Text>}
        >
          <FirmCards cards={page.firms.cards} />
        </Section>
      )}
      <Sections sections={page.sections} />
      <LeadBlock page={page} />
    </SubjectContext>
  );
}
