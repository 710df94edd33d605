import styled from '@emotion/styled';
import type { Page } from '#content/page.ts';
import { glossaryWords, terms } from '#content/ui/glossary.ts';
import { Section } from '#src/design/section.tsx';
import { tokens } from '#src/design/tokens.ts';
import { PageLink } from '#src/views/page-link.tsx';
import { PageOpening } from '#src/views/page/page-opening.tsx';

const List = styled.dl({
  margin: 0,
  borderBlockStart: `3px double ${tokens.color.text}`,
});
const Entry = styled.div({
  display: 'grid',
  gap: `${tokens.space[4]} ${tokens.space[24]}`,
  paddingBlock: tokens.space[12],
  borderBlockEnd: `1px solid ${tokens.color.line}`,
  '& > dt': { fontWeight: tokens.weight.bold },
  '& > dd': { margin: 0 },
  [tokens.media.tablet]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)',
    alignItems: 'baseline',
  },
});

/** Every term of the glossary, with its meaning and the page that says more. */
export function GlossaryPage({ page }: { page: Page }) {
  return (
    <>
      <PageOpening page={page} />
      <Section id="terms" heading={glossaryWords.heading(terms.length)}>
        <List>
          {terms.map(({ id, term, meaning, path }) => (
            <Entry key={id} id={id}>
              <dt>{term}</dt>
              <dd>
                {meaning}
                {path !== undefined && (
                  <>
                    {' '}
                    <PageLink href={path} aria-label={glossaryWords.moreAbout(term)}>
                      {glossaryWords.more}
                    </PageLink>
                  </>
                )}
              </dd>
            </Entry>
          ))}
        </List>
      </Section>
    </>
  );
}
