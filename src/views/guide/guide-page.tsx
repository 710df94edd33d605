import styled from '@emotion/styled';
import type { Guide, GuideCard } from '#content/guide.ts';
import type { Page } from '#content/page.ts';
import { operator } from '#content/operator.ts';
import { resources } from '#content/ui/resources.ts';
import { BesideContents } from '#src/views/page/beside-contents.tsx';
import { SectionedPage } from '#src/views/page/sections.tsx';
import { Container } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { TextItems } from '#src/views/page/text.tsx';
import { Byline } from './byline.tsx';

const Summary = styled.div({
  '& h2': { marginBlockStart: tokens.space[24], fontSize: tokens.size.h4 },
  '& ul': { maxWidth: tokens.measure.reading },
});

/** A guide, or a legal text, which has no card. */
type GuidePageProps = { page: Guide; card: GuideCard } | { page: Page; card: null };

export function GuidePage(props: GuidePageProps) {
  const { page, card } = props;
  const opening = props.card && (
    <Container>
      <Byline card={props.card} updated={page.updated} reviewer={operator.reviewer} />
      <Summary>
        <h2>{resources.summaryHeading}</h2>
        <ul>
          <TextItems texts={props.page.summary} />
        </ul>
      </Summary>
    </Container>
  );
  return (
    <article data-legal={card === null || undefined}>
      <SectionedPage
        page={page}
        drawing={card ? `/drawings/guide-${card.slug}.svg` : undefined}
        sections={<BesideContents page={page} opening={opening} />}
      />
    </article>
  );
}
