import { createElement, Fragment, type ReactNode } from 'react';
import type { Text as Markup } from '#content/text.ts';
import { PageLink } from '#src/views/page-link.tsx';
import { SourceMark } from './source-mark.tsx';

const pattern = /\[\^([\w-]+)(?: ([^\]]+))?\]|\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*/g;

interface TextProps {
  children: Markup;
  /** Prints a piece of plain text, for instance with marks; itself, where left out. */
  print?: ((text: string) => ReactNode) | undefined;
}

/** Text of the content with its links, strong words and marks as elements; no mark is drawn twice. */
export function Text({ children, print = String }: TextProps) {
  const parts: ReactNode[] = [];
  const marked = new Set<string>();
  let end = 0;
  for (const match of children.matchAll(pattern)) {
    const [whole, mark, figure = '', label = '', href, strong = ''] = match;
    if (match.index > end) parts.push(print(children.slice(end, match.index)));
    end = match.index + whole.length;
    if (mark === undefined) {
      parts.push(
        href === undefined ? (
          <strong>{print(strong)}</strong>
        ) : (
          <PageLink href={href}>{print(label)}</PageLink>
        ),
      );
    } else if (!marked.has(mark)) {
      marked.add(mark);
      parts.push(<SourceMark id={mark} figure={figure} />);
    }
  }
  if (end < children.length) parts.push(print(children.slice(end)));
  // The parts are known by their place alone, and never move.
  return createElement(Fragment, null, ...parts);
}

export function TextItems({ texts }: { texts: readonly Markup[] }) {
  return texts.map((text) => (
    <li key={text}>
      <Text>{text}</Text>
    </li>
  ));
}
