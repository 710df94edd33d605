import { css } from '@emotion/css';
import type { ReactNode } from 'react';
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

const list = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `3px double ${tokens.color.text}`,
});
const row = css({
  display: 'grid',
  gap: tokens.space[4],
  paddingBlock: tokens.space[16],
  borderBlockEnd: `1px solid ${tokens.color.line}`,
  [tokens.media.tablet]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 6fr) minmax(0, 2fr)',
    gap: tokens.space[24],
    alignItems: 'baseline',
  },
});
const titleStyle = css({
  fontSize: tokens.size.lede,
  fontWeight: tokens.weight.bold,
  lineHeight: 1.3,
  '& > :is(h2, h3, h4)': { margin: 0, fontSize: 'inherit' },
});
const textStyle = css({ color: tokens.color.textSoft, '& p:last-child': { marginBlockEnd: 0 } });
const asideStyle = css({
  fontFeatureSettings: "'tnum'",
  fontWeight: tokens.weight.bold,
  [tokens.media.tablet]: { textAlign: 'end' },
});

/** Ruled rows, as in the index of a book: what it is, one line about it, what it costs. */
export function IndexList({ items }: IndexListProps) {
  return (
    <ul className={list}>
      {items.map((item) => (
        <li key={item.key} className={row}>
          <div className={titleStyle}>{item.title}</div>
          <div className={textStyle}>{item.text}</div>
          {item.aside && <div className={asideStyle}>{item.aside}</div>}
        </li>
      ))}
    </ul>
  );
}
