import { Fragment, type ReactNode } from 'react';
import type { Text as Markup } from '#content/text.ts';

const pattern = /\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*/g;

/** Text of the content with its links and strong words as elements. */
export function Text({ children }: { children: Markup }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of children.matchAll(pattern)) {
    const [whole, label, href, strong] = match;
    parts.push(children.slice(end, match.index));
    parts.push(href === undefined ? <strong>{strong}</strong> : <a href={href}>{label}</a>);
    end = match.index + whole.length;
  }
  parts.push(children.slice(end));
  // The parts are known by their place alone, and never move.
  // oxlint-disable-next-line react/no-array-index-key
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
