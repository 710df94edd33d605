import styled from '@emotion/styled';
import { notFound } from '#content/ui/not-found.ts';
import { Hero } from '#src/design/hero.tsx';
import { Section } from '#src/design/section.tsx';
import { plainList } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { Island } from '#src/views/island.tsx';
import { BackButton } from './back-button.island.tsx';
import { ActionLink, LinkItems } from '#src/views/page-link.tsx';

const List = styled.ul(plainList, {
  display: 'grid',
  gap: tokens.space[8],
  '& a': { display: 'inline-block', paddingBlock: tokens.space[8] },
});

/** Else its place would depend on the font. */
const OwnLine = styled.div({ flexBasis: '100%' });

export function NotFound() {
  return (
    <>
      <Hero
        isCompact
        heading={notFound.heading}
        lede={notFound.text}
        drawing="/drawings/hero.svg"
        drawingHeight={720}
        actions={
          <>
            <ActionLink action={notFound.home} />
            <ActionLink kind="secondary" action={notFound.quote} />
            <OwnLine>
              <Island of={BackButton} props={{}} />
            </OwnLine>
          </>
        }
      />
      <Section heading={notFound.popularHeading}>
        <List>
          <LinkItems links={notFound.popular} />
        </List>
      </Section>
    </>
  );
}
