import styled from '@emotion/styled';
import { formatDate } from '#content/dates.ts';
import type { Fact, Facts } from '#content/facts/fact.ts';
import { figuresWords } from '#content/ui/figures.ts';
import type { Page } from '#content/page.ts';
import { RuledList } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { Section } from '#src/design/section.tsx';
import { PageOpening } from '#src/views/page/page-opening.tsx';
import { Sections } from '#src/views/page/sections.tsx';

const Entry = styled.li({
  display: 'grid',
  gap: `${tokens.space[4]} ${tokens.space[24]}`,
  paddingBlock: tokens.space[16],
  borderBlockEnd: `1px solid ${tokens.color.line}`,
  scrollMarginBlockStart: tokens.space[96],
  '&:target': { outline: `3px solid ${tokens.color.accent}`, outlineOffset: tokens.space[8] },
  '& > :is(h3, p)': { margin: 0 },
  '& > h3': { fontSize: tokens.size.body },
  '& > p': { fontWeight: tokens.weight.bold, fontFeatureSettings: "'tnum'" },
  [tokens.media.tablet]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 6fr)',
    alignItems: 'baseline',
  },
});
const Details = styled.dl({
  margin: 0,
  fontSize: tokens.size.small,
  '& dt': { display: 'inline', color: tokens.color.textSoft },
  '& dt::after': { content: "': '" },
  '& dd': { display: 'inline', margin: 0 },
});

interface FiguresPageProps {
  page: Page;
  groups: readonly { readonly id: string; readonly heading: string; readonly facts: Facts }[];
}

/** The ledger of figures, a list for each subject. Every entry has an address for its marks. */
export function FiguresPage({ page, groups }: FiguresPageProps) {
  const { confidence: words, ...own } = figuresWords;
  const labels: Readonly<Record<string, string>> = own;
  const detailsOf = ({ since, before, source, url, checked, confidence }: Fact) => ({
    since,
    before,
    source: url === undefined ? source : <a href={url}>{source}</a>,
    checked: `${formatDate(checked)}, ${words[confidence]}`,
  });
  return (
    <>
      <PageOpening page={page} />
      <Sections sections={page.sections} />
      {groups.map(({ id, heading, facts }) => (
        <Section key={id} id={id} heading={heading}>
          <RuledList>
            {Object.entries(facts).map(([name, fact]) => (
              <Entry key={name} id={name}>
                <h3>{fact.subject}</h3>
                <p>{fact.time === undefined ? fact.figure : `${fact.figure}, ${fact.time}`}</p>
                <Details>
                  {Object.entries(detailsOf(fact)).map(
                    ([detail, text]) =>
                      text !== undefined && (
                        <div key={detail}>
                          <dt>{labels[detail]}</dt> <dd>{text}</dd>
                        </div>
                      ),
                  )}
                </Details>
              </Entry>
            ))}
          </RuledList>
        </Section>
      ))}
    </>
  );
}
