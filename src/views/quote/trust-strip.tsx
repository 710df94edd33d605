import styled from '@emotion/styled';
import { quote } from '#content/ui/quote.ts';
import { CheckIcon } from '#src/design/icons.tsx';
import { tokens } from '#src/design/tokens.ts';

const Strip = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${tokens.space[8]} ${tokens.space[24]}`,
  margin: `${tokens.space[16]} 0 0`,
  padding: 0,
  listStyle: 'none',
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.semibold,
  '& li': { display: 'inline-flex', alignItems: 'center', gap: tokens.space[8] },
  '& svg': { color: tokens.color.ok },
});

const Meaning = styled.p({
  margin: `${tokens.space[8]} 0 0`,
  fontSize: tokens.size.small,
  color: tokens.color.textSoft,
});

/** What a visitor can rely on, and what that means. */
export function TrustStrip() {
  return (
    <>
      <Strip aria-label={quote.trustLabel}>
        {quote.trust.map((claim) => (
          <li key={claim}>
            <CheckIcon />
            {claim}
          </li>
        ))}
      </Strip>
      <Meaning>{quote.trustMeans}</Meaning>
    </>
  );
}
