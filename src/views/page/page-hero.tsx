import type { Page } from '#content/page.ts';
import { Hero } from '#src/design/hero.tsx';
import { LeadPanel } from '#src/views/forms/lead-panel.tsx';
import { Actions } from './actions.tsx';
import { Text } from './text.tsx';

interface PageHeroProps {
  page: Page;
  /** Address of the drawing behind the words. */
  drawing?: string;
  /** What it shows, where it shows something. */
  drawingAlt?: string;
}

/** How a page opens: its sentence, and one orange button or a lead form. */
export function PageHero({ page, drawing = '/drawings/hero.svg', drawingAlt }: PageHeroProps) {
  return (
    <Hero
      heading={page.heading}
      lede={<Text>{page.lede}</Text>}
      sign={page.sign}
      drawing={drawing}
      drawingAlt={drawingAlt}
      actions={page.action && <Actions action={page.action} secondary={page.secondary} />}
      aside={page.leadForm && <LeadPanel {...page.leadForm} />}
    />
  );
}
