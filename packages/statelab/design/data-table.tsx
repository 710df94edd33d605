import styled from '@emotion/styled';
import { useId, type PropsWithChildren } from 'react';

const Scroller = styled.div({ marginBlockEnd: '1.5rem', overflowX: 'auto' });
/** A cell of data. */
export const Cell = styled.td({ minWidth: '6rem' });
const Table = styled.table({
  width: '100%',
  borderCollapse: 'collapse',
  lineHeight: 1.35,
  '& caption': {
    paddingBlockEnd: '0.5rem',
    fontSize: 'var(--size-lede)',
    fontWeight: 800,
    textAlign: 'start',
  },
  '& :is(th, td)': {
    padding: '0.5rem',
    paddingInlineStart: 0,
    borderBlockEnd: '1px solid var(--rule)',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 400,
  },
  '& thead th': { color: 'var(--ink-soft)', fontWeight: 600 },
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
