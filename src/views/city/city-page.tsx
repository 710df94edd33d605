import type { City } from '#content/cities.ts';
import type { Page } from '#content/page.ts';
import { Breadcrumb } from '#src/views/page/breadcrumb.tsx';
import { LeadBlock } from '#src/views/page/lead-block.tsx';
import { PageHero } from '#src/views/page/page-hero.tsx';
import { Sections } from '#src/views/page/sections.tsx';

interface CityPageProps {
  city: City;
  page: Page;
}

/** The head of a city's page: its own drawing, or a photograph once there is one. */
function CityHero({ city, page }: CityPageProps) {
  return (
    <PageHero
      page={page}
      drawing={city.photo?.src ?? `/drawings/city-${city.slug}.svg`}
      drawingAlt={city.photo?.alt ?? city.drawingAlt}
    />
  );
}

export function CityPage({ city, page }: CityPageProps) {
  return (
    <>
      <Breadcrumb page={page} />
      <CityHero city={city} page={page} />
      <Sections sections={page.sections} />
      <LeadBlock page={page} />
    </>
  );
}
