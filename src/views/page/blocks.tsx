import { createElement, Fragment, type ReactElement } from 'react';
import type { Block } from '#content/page.ts';
import { Notice } from '#src/design/notice.tsx';
import { ContentTable } from './content-table.tsx';
import { Text } from './text.tsx';

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
      return <ContentTable table={block} />;
    case 'list':
    case 'steps': {
      const items = block.items.map((item) => (
        <li key={item}>
          <Text>{item}</Text>
        </li>
      ));
      return block.kind === 'list' ? <ul>{items}</ul> : <ol>{items}</ol>;
    }
  }
}

/** Running text: paragraphs, lists, tables and notes in their order. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  // The blocks are known by their place alone, and never move.
  return createElement(Fragment, null, ...blocks.map(printBlock));
}
