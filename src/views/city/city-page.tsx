import { cities, type City, type CitySlug } from '#content/cities.ts';
import type { Page } from '#content/page.ts';
import { Breadcrumb } from '#src/views/page/breadcrumb.tsx';
import { LeadBlock } from '#src/views/page/lead-block.tsx';
import { PageHero } from '#src/views/page/page-hero.tsx';
import { Sections } from '#src/views/page/sections.tsx';

const listed: readonly City[] = cities;

/** The head of a city's page: its own drawing, or a photograph once there is one. */
function CityHero({ slug, page }: { slug: CitySlug; page: Page }) {
  const city = listed.find((candidate) => candidate.slug === slug);
  return (
    <PageHero
      page={page}
      drawing={city?.photo?.src ?? `/drawings/city-${slug}.svg`}
      {...(city && { drawingAlt: city.photo?.alt ?? city.drawingAlt })}
    />
  );
}

export function CityPage({ slug, page }: { slug: CitySlug; page: Page }) {
  return (
    <>
      <Breadcrumb page={page} />
      <CityHero slug={slug} page={page} />
      <Sections sections={page.sections} />
      <LeadBlock page={page} />
    </>
  );
}
