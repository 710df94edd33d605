import styled from '@emotion/styled';
import { pageWords } from '#content/interface/page-words.ts';
import { PageLink } from '#src/views/page-link.tsx';

const Triangle = styled(PageLink)({
  paddingInline: '0.15em',
  fontSize: '0.6em',
  lineHeight: 0,
  verticalAlign: 'super',
  textDecoration: 'none',
  // The joiner keeps it on the line of the figure's sentence.
  '&::before': { content: String.raw`'\2060\25B3'` },
});

/** The small mark beside a figure that can go out of date: a link to its entry on /figures. */
export function SourceMark({ id }: { id: string }) {
  return <Triangle href={`/figures#${id}`} aria-label={pageWords.mark} />;
}
