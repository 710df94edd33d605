import styled from '@emotion/styled';
import { cardWords, type Rating } from '#content/firm-card.ts';
import { tokens } from '#src/design/tokens.ts';

const Line = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: tokens.space[12],
  margin: 0,
  fontWeight: tokens.weight.semibold,
  fontFeatureSettings: "'tnum'",
  '& > svg': { flex: 'none' },
  '& svg svg': { fill: tokens.color.marker },
});

/** Five triangles, 20 units apart. */
const outline = [0, 20, 40, 60, 80].map((x) => `M${x + 8} 2l7 13h-14z`).join('');

/** What clients say of a firm, as figures and as filled triangles. */
export function RatingLine({ rating }: { rating: Rating | null }) {
  if (rating === null) return <Line>{cardWords.unrated}</Line>;
  return (
    <Line>
      <svg aria-hidden="true" width="6.25rem" height="1rem" viewBox="0 0 100 16">
        <svg width={rating.score * 20} height="16">
          <path d={outline} />
        </svg>
        <path d={outline} fill="none" stroke="currentColor" />
      </svg>
      <span>{rating.text}</span>
    </Line>
  );
}
