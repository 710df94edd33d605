import styled from '@emotion/styled';
import type { GuideCard } from '#content/guide.ts';
import { pageWords } from '#content/ui/page-words.ts';
import { resources } from '#content/ui/resources.ts';
import type { IsoDate } from '#content/text.ts';
import { tokens } from '#src/design/tokens.ts';
import { formatDate } from '#content/dates.ts';

const Line = styled.p({
  margin: 0,
  paddingBlockStart: tokens.space[24],
  'li &': { paddingBlockStart: 0 },
  fontSize: tokens.size.fine,
  color: tokens.color.textSoft,
  '& > * + *::before': { content: ['"•"', '"•" / ""'], marginInlineEnd: '0.25em' },
});

interface BylineProps {
  card: GuideCard;
  updated?: IsoDate;
  /** Null until a reviewer is named. */
  reviewer?: string | null;
}

export function Byline({ card, updated, reviewer }: BylineProps) {
  const { author, date, readTime } = card;
  return (
    <Line>
      <span>{author}</span> <time dateTime={date}>{formatDate(date)}</time>{' '}
      {updated !== undefined && updated !== date && (
        <span>{pageWords.updated(formatDate(updated))}</span>
      )}{' '}
      {typeof reviewer === 'string' && <span>{resources.reviewer(reviewer)}</span>}{' '}
      <span>{resources.readTime(readTime)}</span>
    </Line>
  );
}
