import styled from '@emotion/styled';
import type { Guide, GuideCard } from '#content/guide.ts';
import { resources } from '#content/interface/resources.ts';
import { pageWords } from '#content/interface/page-words.ts';
import { Container } from '#src/design/container.tsx';
import { tokens } from '#src/design/tokens.ts';
import { Breadcrumb } from '#src/views/page/breadcrumb.tsx';
import { LeadBlock } from '#src/views/page/lead-block.tsx';
import { PageHero } from '#src/views/page/page-hero.tsx';
import { Sections } from '#src/views/page/sections.tsx';
import { Text } from '#src/views/page/text.tsx';
import { Byline } from './byline.tsx';

const Opening = styled.div({
  display: 'grid',
  gap: tokens.space[32],
  paddingBlock: tokens.space[32],
  [tokens.media.tablet]: { gridTemplateColumns: '3fr 2fr', gap: tokens.space[64] },
  '& h2': { fontSize: tokens.size.h4 },
  '& nav ol': { margin: 0, paddingInlineStart: tokens.space[24] },
  '& nav a': { display: 'block', paddingBlock: tokens.space[4] },
});

/** An article: who wrote it and when, the short answer, its contents, then the whole. */
export function GuidePage({ guide, card }: { guide: Guide; card: GuideCard }) {
  return (
    <article>
      <Breadcrumb page={guide} />
      <PageHero
        page={guide}
        drawing={`/drawings/guide-${card.slug}.svg`}
        drawingAlt={guide.drawingAlt}
      />
      <Container>
        <Byline
          author={card.author}
          date={card.date}
          updated={guide.updated}
          minutes={card.readTime}
        />
        <Opening>
          <div>
            <h2>{resources.summaryHeading}</h2>
            <ul>
              {guide.summary.map((point) => (
                <li key={point}>
                  <Text>{point}</Text>
                </li>
              ))}
            </ul>
          </div>
          <nav aria-labelledby="contents">
            <h2 id="contents">{pageWords.contents}</h2>
            <ol>
              {guide.sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
        </Opening>
      </Container>
      <Sections sections={guide.sections} />
      <LeadBlock page={guide} />
    </article>
  );
}
