import styled from '@emotion/styled';
import { createElement, Fragment, type ReactElement } from 'react';
import type { Block } from '#content/page.ts';
import { Notice } from '#src/design/notice.tsx';
import { tokens } from '#src/design/tokens.ts';
import { ContentTable } from './content-table.tsx';
import { Text, TextItems } from './text.tsx';

/** Tables that follow one another line up. */
const InLine = styled.div({
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
      return (
        <p>
          <Text>{block.text}</Text>
        </p>
      );
    case 'subheading':
      return <h3>{block.text}</h3>;
    case 'note':
      return (
        <Notice>
          <p>
            <Text>{block.text}</Text>
          </p>
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
