import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { RuledList } from './primitives.tsx';
import { tokens } from './tokens.ts';

interface IndexListProps {
  items: readonly {
    readonly key: string;
    readonly title: ReactNode;
    readonly text: ReactNode;
    /** A price or another short fact, set at the right. */
    readonly aside?: ReactNode;
  }[];
}

const Row = styled.li({
  display: 'grid',
  gap: '0.125rem',
  paddingBlock: '0.375rem',
  borderBlockEnd: `1px solid ${tokens.color.line}`,
  '&[data-aside="true"]': {
    gridTemplate: '"title aside" "text text" / minmax(0, 1fr) auto',
    columnGap: tokens.space[16],
  },
  [tokens.media.tablet]: {
    paddingBlock: tokens.space[16],
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: tokens.space[24],
    alignItems: 'baseline',
    '&[data-aside="true"]': {
      gridTemplate: '"title text aside" / minmax(0, 4fr) minmax(0, 6fr) minmax(0, 2fr)',
    },
  },
});
const Title = styled.div({
  '[data-aside="true"] > &': { gridArea: 'title' },
  fontSize: tokens.size.lede,
  fontWeight: tokens.weight.bold,
  lineHeight: 1.3,
  '& > :is(h2, h3, h4)': { margin: 0, fontSize: 'inherit' },
});
const Text = styled.div({
  '[data-aside="true"] > &': { gridArea: 'text' },
  color: tokens.color.textSoft,
  lineHeight: tokens.lineHeight.short,
  [tokens.media.phone]: { fontSize: tokens.size.small },
  '& p:last-child': { marginBlockEnd: 0 },
});
const Aside = styled.div({
  gridArea: 'aside',
  fontFeatureSettings: "'tnum'",
  fontWeight: tokens.weight.bold,
  textAlign: 'end',
});

/** Ruled rows, as in the index of a book: what it is, one line about it, what it costs. */
export function IndexList({ items }: IndexListProps) {
  return (
    <RuledList>
      {items.map((item) => (
        <Row key={item.key} data-aside={item.aside !== undefined}>
          <Title>{item.title}</Title>
          <Text>{item.text}</Text>
          {item.aside && <Aside>{item.aside}</Aside>}
        </Row>
      ))}
    </RuledList>
  );
}
