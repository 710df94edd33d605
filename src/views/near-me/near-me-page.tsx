import type { FirmCard } from '#content/firm-card.ts';
import type { Section as Words } from '#content/page.ts';
import { Section } from '#src/design/section.tsx';
import { FirmCards } from '#src/views/directory/firm-cards.tsx';
import { LocationGrid } from '#src/views/directory/location-grid.tsx';
import { Island } from '#src/views/island.tsx';
import { Breadcrumb } from '#src/views/page/breadcrumb.tsx';
import { PlacedSection } from '#src/views/page/sections.tsx';
import { NearMeOpening, type NearMeOpeningProps } from './near-me-opening.island.tsx';

interface NearMePageProps extends NearMeOpeningProps {
  accountants: readonly FirmCard[];
  /** What is said of the samples among them. */
  note: string;
  towns: { readonly heading: string; readonly intro: string };
  faq: Words;
  closing: Words;
}

/** The visitor's city, three sample listings, and the cities to choose from. */
export function NearMePage({
  accountants,
  note,
  towns,
  faq,
  closing,
  ...opening
}: NearMePageProps) {
  const { page, cities } = opening;
  return (
    <>
      <Breadcrumb page={page} />
      <Island of={NearMeOpening} props={opening} />
      <Section id="towns" heading={towns.heading} ground="white" intro={towns.intro}>
        <LocationGrid cities={cities} />
        {accountants.length > 0 && (
          <div id="samples">
            <FirmCards cards={accountants} note={note} />
          </div>
        )}
      </Section>
      <PlacedSection section={faq} ground="paper" />
      <PlacedSection section={closing} ground="sand" />
    </>
  );
}
