import styled from '@emotion/styled';
import { doors } from '#content/doors.ts';
import type { Page } from '#content/page.ts';
import { quickQuote } from '#content/ui/quick-quote.ts';
import { ButtonRow } from '#src/design/button.tsx';
import { plainList } from '#src/design/primitives.tsx';
import { ActionLink, LinkItems } from '#src/views/page-link.tsx';
import { Hero, type HeroProps } from '#src/design/hero.tsx';
import { QuickQuotePanel } from '#src/views/forms/quick-quote-panel.tsx';
import { Island } from '#src/views/island.tsx';
import { Section } from '#src/design/section.tsx';
import { tokens } from '#src/design/tokens.ts';
import { QuickQuoteForm } from '#src/views/forms/quick-quote-form.island.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { Text } from './text.tsx';

export function Actions({ action, secondary }: Pick<Page, 'action' | 'secondary'>) {
  return (
    <ButtonRow>
      {action && <ActionLink action={action} />}
      {secondary && <ActionLink kind="secondary" action={secondary} />}
    </ButtonRow>
  );
}

/** The three questions that most visitors come with, on the ground of an opening. */
const DoorList = styled.ul(plainList, {
  marginBlockStart: tokens.space[16],
  borderBlockStart: `1px solid ${tokens.color.line}`,
  [tokens.media.tablet]: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.space[16],
    fontSize: tokens.size.small,
    marginBlockStart: tokens.space[32],
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space[4],
    minHeight: '2.5rem',
    fontWeight: tokens.weight.semibold,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '&::after': { content: '"→" / ""', color: tokens.color.markerLight },
    [tokens.media.forcedColors]: { '&::after': { color: 'LinkText' } },
  },
  // A form follows, and has to be on the first screen too; beside a diagram it needs the room.
  [tokens.media.desktop]: {
    '[data-before-form="true"] > &': { marginBlockStart: tokens.space[8] },
    '[data-diagram="true"] > [data-before-form="true"] > &': { display: 'none' },
  },
  [tokens.media.phone]: { '& li': { borderBlockEnd: `1px solid ${tokens.color.line}` } },
});

/** The sign and the drawing's text are the page's own by default. */
interface PageHeroProps extends Pick<
  HeroProps,
  'sign' | 'drawing' | 'drawingHeight' | 'drawingAlt' | 'map'
> {
  page: Page;
  /** Shows the three doors under the actions. */
  hasDoors?: boolean;
}

export function PageHero({ page, hasDoors = false, ...own }: PageHeroProps) {
  const { diagram } = page;
  return (
    <Hero
      heading={page.heading}
      lede={<Text>{page.lede}</Text>}
      sign={page.sign}
      drawingAlt={page.drawingAlt}
      diagram={diagram && { src: `/drawings/diagram-${diagram.name}.svg`, alt: diagram.alt }}
      actions={page.action && <Actions {...page} />}
      doors={
        hasDoors && (
          <DoorList>
            <LinkItems links={doors} />
          </DoorList>
        )
      }
      isCompact={page.family === 'tool'}
      form={page.leadForm && <QuickQuotePanel {...page.leadForm} />}
      {...own}
    />
  );
}

export interface PageOpeningProps extends PageHeroProps {
  /** Shows when the page was last checked. Guides show that beside their author. */
  checked?: boolean;
}

export function PageOpening({ checked = false, ...hero }: PageOpeningProps) {
  return (
    <>
      <Breadcrumb page={hero.page} checked={checked} isBrief={hero.hasDoors === true} />
      <PageHero {...hero} />
    </>
  );
}

/** On a phone the action before it is enough: there the form is longer than the screen. */
const Closing = styled.div({ [tokens.media.phone]: { display: 'none' } });

/**
 * The quick quote form at the end of most pages, unless they have one already, or ask for nothing, as
 * the legal ones.
 */
export function LeadSection({ page: { leadForm, sections } }: { page: Page }) {
  const hasForm = leadForm !== undefined || sections.some(({ kind }) => kind === 'lead-form');
  if (hasForm || sections.at(-1)?.kind !== 'action') return null;
  return (
    <Closing>
      <Section
        id="quick-quote"
        ground="mist"
        heading={quickQuote.title}
        intro={quickQuote.subtitle}
      >
        <Island of={QuickQuoteForm} props={{ id: 'quick-quote', variant: 'default' }} />
      </Section>
    </Closing>
  );
}
