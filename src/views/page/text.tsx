import { Fragment, type ReactNode } from 'react';
import type { Text as Markup } from '#content/text.ts';
import { PageLink } from '#src/views/page-link.tsx';

const pattern = /\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*/g;

interface TextProps {
  children: Markup;
  /** Prints a piece of plain text, for instance with marks; itself, where left out. */
  print?: ((text: string) => ReactNode) | undefined;
}

/** Text of the content with its links and strong words as elements. */
export function Text({ children, print = String }: TextProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of children.matchAll(pattern)) {
    const [whole, label = '', href, strong = ''] = match;
    parts.push(print(children.slice(end, match.index)));
    parts.push(
      href === undefined ? (
        <strong>{print(strong)}</strong>
      ) : (
        <PageLink href={href}>{print(label)}</PageLink>
      ),
    );
    end = match.index + whole.length;
  }
  parts.push(print(children.slice(end)));
  // The parts are known by their place alone, and never move.
  // oxlint-disable-next-line react/no-array-index-key
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
