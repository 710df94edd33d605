import styled from '@emotion/styled';
import { pageWords } from '#content/interface/page-words.ts';
import { PageLink } from '#src/views/page-link.tsx';

const Triangle = styled(PageLink)({
  // 24 px each way for a finger, without taking their room from the text.
  padding: '0.5rem 0.625rem',
  marginInline: '-0.5rem',
  fontSize: '0.6em',
  lineHeight: 0,
  verticalAlign: 'super',
  textDecoration: 'none',
  // The joiner keeps it on the line of the figure's sentence.
  '&::before': { content: String.raw`'\2060\25B3'` },
});

interface SourceMarkProps {
  /** Of the figure's entry on /figures. */
  id: string;
  /** What it is the figure of: 'GST rate'. */
  figure: string;
}

/** The small mark beside a figure that can go out of date: a link to its entry on /figures. */
export function SourceMark({ id, figure }: SourceMarkProps) {
  return <Triangle href={`/figures#${id}`} aria-label={pageWords.mark(figure)} />;
}
