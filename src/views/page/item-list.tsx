import styled from '@emotion/styled';
import type { Item, Section } from '#content/page.ts';
import { CardGrid } from '#src/design/card-grid.tsx';
import { IndexList } from '#src/design/index-list.tsx';
import { tokens } from '#src/design/tokens.ts';
import { PageLink } from '#src/views/page-link.tsx';
import { Tag, Text, TextItems } from './text.tsx';

/** Labels run in with what they name. */
const Details = styled.dl({
  margin: 0,
  fontSize: tokens.size.small,
  '& dt': { fontWeight: tokens.weight.semibold, color: tokens.color.text },
  '& dt::after': { content: '": " / ""' },
  '& :is(dt, dd)': { display: 'inline', margin: 0 },
});
const Words = styled.p({ marginBlockEnd: tokens.space[4] });

/** Labels with their texts, in a list of terms. */
export const LabelledTexts = ({ rows }: { rows: NonNullable<Item['details']> }) =>
  rows.map(({ label, value }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>
        <Text>{value}</Text>
      </dd>
    </div>
  ));

export function ItemList({ items, as }: { items: readonly Item[]; as: 'rows' | 'cards' }) {
  const entries = items.map(({ title, text, path, tag, details }) => ({
    key: title,
    title: (
      <h3>
        {path === undefined ? title : <PageLink href={path}>{title}</PageLink>}
        {tag && <Tag {...tag} />}
      </h3>
    ),
    text: (
      <>
        <Words>
          <Text>{text}</Text>
        </Words>
        {details && (
          <Details>
            <LabelledTexts rows={details} />
          </Details>
        )}
      </>
    ),
  }));
  return as === 'cards' ? <CardGrid items={entries} /> : <IndexList items={entries} />;
}

const Grid = styled.div({
  display: 'grid',
  gap: tokens.space[32],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  '& > div': {
    borderBlockStart: `2px solid ${tokens.color.text}`,
    paddingBlockStart: tokens.space[12],
  },
  '& ul': { margin: 0, paddingInlineStart: tokens.space[24] },
  '& li': { marginBlockEnd: tokens.space[8] },
});

export function Columns({ columns }: Extract<Section, { kind: 'columns' }>) {
  return (
    <Grid>
      {columns.map(({ heading, items }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <ul>
            <TextItems texts={items} />
          </ul>
        </div>
      ))}
    </Grid>
  );
}
