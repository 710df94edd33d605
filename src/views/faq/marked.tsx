import styled from '@emotion/styled';
import { matchedParts } from '#machines/faq-search/matched-parts.ts';
import { tokens } from '#src/design/tokens.ts';

const Mark = styled.mark({ background: tokens.color.focus, color: tokens.color.ink });

/** Text with what the search matches marked. */
export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return matchedParts(text, terms).map((part, index) =>
    part.matched ? (
      // The parts are known by their place alone, and never move.
      // oxlint-disable-next-line react/no-array-index-key
      <Mark key={index}>{part.text}</Mark>
    ) : (
      part.text
    ),
  );
}
