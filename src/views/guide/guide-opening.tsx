import styled from '@emotion/styled';
import type { Guide, GuideCard } from '#content/guide.ts';
import { operator } from '#content/operator.ts';
import { resources } from '#content/interface/resources.ts';
import { Container } from '#src/design/container.tsx';
import { tokens } from '#src/design/tokens.ts';
import { TextItems } from '#src/views/page/text.tsx';
import { Byline } from './byline.tsx';

const Summary = styled.div({
  '& h2': { marginBlockStart: tokens.space[24], fontSize: tokens.size.h4 },
  '& ul': { maxWidth: tokens.measure.reading },
});

export function GuideOpening({ guide, card }: { guide: Guide; card: GuideCard }) {
  return (
    <Container>
      <Byline
        author={card.author}
        date={card.date}
        updated={guide.updated}
        reviewer={operator.reviewer}
        minutes={card.readTime}
      />
      <Summary>
        <h2>{resources.summaryHeading}</h2>
        <ul>
          <TextItems texts={guide.summary} />
        </ul>
      </Summary>
    </Container>
  );
}
