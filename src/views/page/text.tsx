import styled from '@emotion/styled';
import { createElement, Fragment, useContext, type ReactNode } from 'react';
import type { Text as Markup } from '#content/text.ts';
import { pageWords } from '#content/ui/page-words.ts';
import type { Item } from '#content/page.ts';
import { PageLink } from '#src/views/page-link.tsx';
import { PageMarks } from './page-marks.ts';
import { Term } from './term.tsx';
import { tokens } from '#src/design/tokens.ts';

/** The small link from a figure to its entry on /figures. */
const SourceMark = styled(PageLink)({
  // 24 px each way for a finger, without taking their room from the text.
  padding: '0.5rem 0.625rem',
  marginInline: '-0.5rem',
  // Keeps two marks in a row from overlapping.
  '&[data-next]': { marginInlineStart: '0.5rem' },
  fontSize: '0.6em',
  lineHeight: 0,
  verticalAlign: 'super',
  textDecoration: 'none',
  // The joiner keeps it on the line of the figure's sentence.
  '&::before': { content: String.raw`'\2060\25B3'` },
});

const pattern = /\[\^([\w-]+)\]|\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*|“([^”]+)”/g;

interface TextProps {
  children: Markup;
  /** Prints plain text, for instance with marks (default: as it is). */
  print?: ((text: string) => ReactNode) | undefined;
}

/** Renders the content's links, strong words, terms and marks, each mark once. */
export function Text({ children, print = String }: TextProps) {
  const { figures } = useContext(PageMarks);
  const parts: ReactNode[] = [];
  const marked = new Set<string>();
  let end = 0;
  let markEnd = -1;
  for (const match of children.matchAll(pattern)) {
    const [whole, mark, label = '', href, strong = '', quoted] = match;
    if (match.index > end) parts.push(print(children.slice(end, match.index)));
    end = match.index + whole.length;
    if (quoted !== undefined) {
      // What an English letter or speaker says, word for word.
      parts.push(<span translate="no">“{quoted}”</span>);
    } else if (mark === undefined) {
      parts.push(
        href === undefined ? (
          <strong>{print(strong)}</strong>
        ) : href.startsWith('~') ? (
          <Term id={href.slice(1)}>{print(label)}</Term>
        ) : (
          <PageLink href={href}>{print(label)}</PageLink>
        ),
      );
    } else if (!marked.has(mark)) {
      marked.add(mark);
      const name = pageWords.mark(figures[mark] ?? '');
      const isNext = match.index === markEnd || undefined;
      markEnd = end;
      parts.push(<SourceMark href={`/figures#${mark}`} aria-label={name} data-next={isNext} />);
    }
  }
  if (end < children.length) parts.push(print(children.slice(end)));
  // The parts are known by their place alone, and never move.
  return createElement(Fragment, null, ...parts);
}

export const Paragraph = ({ children }: Pick<TextProps, 'children'>) => (
  <p>
    <Text>{children}</Text>
  </p>
);

export function TextItems({ texts }: { texts: readonly Markup[] }) {
  return texts.map((text) => (
    <li key={text}>
      <Text>{text}</Text>
    </li>
  ));
}

const Label = styled.span({
  display: 'inline-block',
  marginInlineStart: tokens.space[4],
  padding: `0 ${tokens.space[8]}`,
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.white,
  color: tokens.color.inkSoft,
  fontSize: tokens.size.fine,
  fontWeight: tokens.weight.semibold,
  letterSpacing: 0,
  lineHeight: 1.6,
  verticalAlign: '0.1em',
  '&[data-tone="good"]': { borderColor: tokens.color.ok, color: tokens.color.ok },
  '&[data-tone="warning"], &[data-tone="severe"]': {
    borderColor: tokens.color.error,
    color: tokens.color.error,
    '&::before': { content: [String.raw`'\25B3 '`, String.raw`'\25B3 ' / ''`] },
  },
  // The worst is filled, so that its colour is not all that sets it apart.
  '&[data-tone="severe"]': {
    background: tokens.color.error,
    color: tokens.color.white,
    fontWeight: tokens.weight.black,
    '&::before': { content: [String.raw`'\25B2 '`, String.raw`'\25B2 ' / ''`] },
  },
});

/** A short label after a title. The space keeps it a separate word. */
export function Tag({ label, tone }: NonNullable<Item['tag']>) {
  return (
    <>
      {' '}
      <Label data-tone={tone}>{label}</Label>
    </>
  );
}
