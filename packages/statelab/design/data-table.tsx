import styled from '@emotion/styled';
import { useId, type PropsWithChildren } from 'react';
import { tokens } from './tokens.ts';

const Scroller = styled.div({ marginBlockEnd: tokens.space[24], overflowX: 'auto' });
/** A cell of data. */
export const Cell = styled.td({ minWidth: '6rem' });
const Table = styled.table({
  width: '100%',
  borderCollapse: 'collapse',
  lineHeight: 1.35,
  '& caption': {
    paddingBlockEnd: tokens.space[8],
    fontSize: tokens.size.lede,
    fontWeight: tokens.weight.bold,
    textAlign: 'start',
  },
  '& :is(th, td)': {
    padding: tokens.space[8],
    paddingInlineStart: 0,
    borderBlockEnd: `1px solid ${tokens.color.rule}`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: tokens.weight.regular,
  },
  '& thead th': { color: tokens.color.inkSoft, fontWeight: tokens.weight.semibold },
});

/** Scrolls a table sideways, also by keyboard. */
export function DataTable({ caption, children }: PropsWithChildren<{ caption: string }>) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <Scroller role="region" aria-labelledby={id} tabIndex={0}>
      <Table>
        <caption id={id}>{caption}</caption>
        {children}
      </Table>
    </Scroller>
  );
}
