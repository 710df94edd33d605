import styled from '@emotion/styled';
import { createElement, Fragment, type ReactNode } from 'react';
import { matchedParts, type Part } from '#machines/faq-search/matched-parts.ts';
import { tokens } from '#src/design/tokens.ts';

const Mark = styled.mark({ background: tokens.color.focus, color: tokens.color.ink });

const printPart = ({ text, matched }: Part): ReactNode => (matched ? <Mark>{text}</Mark> : text);

/** Text with what the search matches marked. */
export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  // The parts are known by their place alone, and never move.
  return createElement(Fragment, null, ...matchedParts(text, terms).map(printPart));
}
