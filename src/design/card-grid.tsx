import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { plainList } from './primitives.tsx';
import { tokens } from './tokens.ts';

interface CardGridProps {
  items: readonly {
    readonly key: string;
    /** Address of a drawing in the bush palette; decoration. */
    readonly drawing?: string;
    readonly title: ReactNode;
    readonly text: ReactNode;
  }[];
}

const Grid = styled.ul(plainList, {
  display: 'grid',
  gap: tokens.space[8],
  [tokens.media.tablet]: {
    gap: tokens.space[24],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
    // No card stands alone in a row.
    '&:has(> :nth-of-type(3):last-of-type)': { gridTemplateColumns: 'repeat(3, 1fr)' },
    '&:has(> :nth-of-type(4):last-of-type)': { gridTemplateColumns: 'repeat(2, 1fr)' },
  },
});
const Card = styled.li({
  padding: `${tokens.space[8]} ${tokens.space[16]}`,
  background: tokens.color.white,
  border: `1px solid ${tokens.color.rule}`,
  borderBlockStart: `4px solid ${tokens.color.bushMid}`,
  fontSize: tokens.size.small,
  [tokens.media.tablet]: { padding: tokens.space[24], fontSize: tokens.size.body },
  '& > :is(h2, h3, h4)': { marginBlockEnd: tokens.space[4], fontSize: tokens.size.lede },
  '& p:last-child': { marginBlockEnd: 0 },
  lineHeight: tokens.lineHeight.short,
});

/** From edge to edge of its card. */
const Picture = styled.img({
  width: `calc(100% + 2 * ${tokens.space[16]})`,
  height: 'auto',
  margin: `calc(-1 * ${tokens.space[8]}) calc(-1 * ${tokens.space[16]}) ${tokens.space[16]}`,
  background: tokens.color.bush,
  // Its lines are drawn for bush.
  forcedColorAdjust: 'none',
  [tokens.media.tablet]: {
    width: `calc(100% + 2 * ${tokens.space[24]})`,
    margin: `calc(-1 * ${tokens.space[24]}) calc(-1 * ${tokens.space[24]}) ${tokens.space[16]}`,
  },
});

export function CardGrid({ items }: CardGridProps) {
  return (
    <Grid>
      {items.map(({ key, drawing, title, text }) => (
        <Card key={key}>
          {drawing && <Picture src={drawing} alt="" loading="lazy" width={720} height={420} />}
          {title}
          {text}
        </Card>
      ))}
    </Grid>
  );
}
