import styled from '@emotion/styled';
import { formatDate } from '#content/dates.ts';
import type { Facts } from '#content/facts/fact.ts';
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

function LedgerList({ facts }: { facts: Facts }) {
  const { confidence: words, ...labels } = figuresWords;
  return (
    <RuledList>
      {Object.entries(facts).map(([id, fact]) => {
        const { subject, figure, time, source, url, confidence, checked } = fact;
        const details = {
          ...fact,
          source: url === undefined ? source : <a href={url}>{source}</a>,
          checked: `${formatDate(checked)}, ${words[confidence]}`,
        };
        return (
          <Entry key={id} id={id}>
            <h3>{subject}</h3>
            <p>{time === undefined ? figure : `${figure}, ${time}`}</p>
            <Details>
              {(['since', 'before', 'source', 'checked'] as const)
                .filter((name) => details[name] !== undefined)
                .map((name) => (
                  <div key={name}>
                    <dt>{labels[name]}</dt> <dd>{details[name]}</dd>
                  </div>
                ))}
            </Details>
          </Entry>
        );
      })}
    </RuledList>
  );
}

interface FiguresPageProps {
  page: Page;
  groups: readonly { readonly id: string; readonly heading: string; readonly facts: Facts }[];
}

/** The ledger of figures, a list for each subject. Every entry has an address for its marks. */
export function FiguresPage({ page, groups }: FiguresPageProps) {
  return (
    <>
      <PageOpening page={page} />
      <Sections sections={page.sections} />
      {groups.map(({ id, heading, facts }) => (
        <Section key={id} id={id} heading={heading}>
          <LedgerList facts={facts} />
        </Section>
      ))}
    </>
  );
}
