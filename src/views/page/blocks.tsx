import { type ReactNode, createElement, Fragment, type ReactElement } from 'react';
import styled from '@emotion/styled';
import type { Table, Block } from '#content/page.ts';
import { DataTable } from '#src/design/data-table.tsx';
import { Notice } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { Paragraph, Text, TextItems } from './text.tsx';

/** Keeps the figure at the start of a text like '$200–$350 per hour' on one line. */
function keepFigure(text: string): ReactNode {
  const [figure] = text.split(' ', 1);
  return (
    <>
      <span>{figure}</span>
      {text.slice(figure?.length)}
    </>
  );
}

export function ContentTable({ table }: { table: Table }) {
  return (
    <DataTable
      caption={table.caption}
      columns={table.columns}
      rows={table.rows.map((row) =>
        row.map((cell, column) => (
          <Text key={cell} print={table.columns[column]?.numeric ? keepFigure : undefined}>
            {cell}
          </Text>
        )),
      )}
    />
  );
}

/** Tables that follow one another line up. */
const InLine = styled.div({
  [tokens.media.phone]: { '&:not(:last-child)': { marginBlockEnd: tokens.space[24] } },
  [tokens.media.tablet]: {
    '& + &, &:has(+ &)': {
      '& thead th:first-of-type': { width: '30%' },
      '& thead th:nth-of-type(2)': { width: '20%' },
    },
  },
});

function printBlock(block: Block): ReactElement {
  switch (block.kind) {
    case 'paragraph':
      return <Paragraph>{block.text}</Paragraph>;
    case 'subheading':
      return <h3>{block.text}</h3>;
    case 'note':
      return (
        <Notice>
          <Paragraph>{block.text}</Paragraph>
        </Notice>
      );
    case 'table':
      return (
        <InLine>
          <ContentTable table={block} />
        </InLine>
      );
    case 'list':
    case 'steps': {
      const items = <TextItems texts={block.items} />;
      return block.kind === 'list' ? <ul>{items}</ul> : <ol>{items}</ol>;
    }
  }
}

/** Running text: paragraphs, lists, tables and notes in their order. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  // The blocks are known by their place alone, and never move.
  return createElement(Fragment, null, ...blocks.map(printBlock));
}
