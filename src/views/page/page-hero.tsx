import type { ReactNode } from 'react';
import type { Page } from '#content/page.ts';
import { Hero, type Picture } from '#src/design/hero.tsx';
import { LeadPanel } from '#src/views/forms/lead-panel.tsx';
import { Actions } from './actions.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { Text } from './text.tsx';

interface PageHeroProps {
  page: Page;
  /** The short line above the heading, if it is not the page's own. */
  sign?: ReactNode;
  /** Address of the drawing behind the words. */
  drawing?: string | undefined;
  /** What it shows, if it is not the page's own. */
  drawingAlt?: string | undefined;
  map?: Picture;
}

export function PageHero({
  page,
  sign = page.sign,
  drawing,
  drawingAlt = page.drawingAlt,
  map,
}: PageHeroProps) {
  const { diagram } = page;
  return (
    <Hero
      heading={page.heading}
      lede={<Text>{page.lede}</Text>}
      sign={sign}
      drawing={drawing}
      drawingAlt={drawingAlt}
      diagram={diagram && { src: `/drawings/diagram-${diagram.name}.svg`, alt: diagram.alt }}
      map={map}
      actions={page.action && <Actions action={page.action} secondary={page.secondary} />}
      form={page.leadForm && <LeadPanel {...page.leadForm} />}
    />
  );
}

export interface PageOpeningProps extends PageHeroProps {
  /** Whether to show when the page was last checked. Guides show that beside their author. */
  checked?: boolean;
}

export function PageOpening({ checked = false, ...hero }: PageOpeningProps) {
  return (
    <>
      <Breadcrumb page={hero.page} checked={checked} />
      <PageHero {...hero} />
    </>
  );
}
