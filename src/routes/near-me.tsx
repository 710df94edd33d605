import { createRoute } from '@tanstack/react-router';
import { cities } from '#content/cities.ts';
import * as words from '#content/pages/near-me.ts';
import { Section } from '#src/design/section.tsx';
import { FirmCards } from '#src/views/directory/firm-cards.tsx';
import { LocationGrid } from '#src/views/directory/location-grid.tsx';
import { Island } from '#src/views/island.tsx';
import { NearMeOpening } from '#src/views/near-me/near-me-opening.island.tsx';
import { Breadcrumb } from '#src/views/page/breadcrumb.tsx';
import { PlacedSection } from '#src/views/page/sections.tsx';
import { pageFromContent } from './content/page-from-content.ts';
import { pageRoute } from './layout/main-routes.tsx';

const { accountants, choose, closing, faq, note, page, service, sign, towns } = words;

/** Accountants near the visitor: their city, sample listings, and the cities to choose from. */
export const route = createRoute({
  getParentRoute: () => pageRoute,
  path: '/near-me',
  loader: () => pageFromContent(page, '/near-me'),
  component: () => (
    <>
      <Breadcrumb page={page} />
      <Island of={NearMeOpening} props={{ page, choose, sign, service, cities }} />
      <Section id="towns" heading={towns.heading} ground="white" intro={towns.intro}>
        <LocationGrid />
        {accountants.length > 0 && (
          <div id="samples">
            <FirmCards cards={accountants} note={note} />
          </div>
        )}
      </Section>
      <PlacedSection section={faq} ground="paper" />
      <PlacedSection section={closing} ground="sand" />
    </>
  ),
});
