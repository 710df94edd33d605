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

export function TrustStrip() {
  return (
    <Strip aria-label={quote.trustLabel}>
      {quote.trust.map((claim) => (
        <li key={claim}>
          <CheckIcon />
          {claim}
        </li>
      ))}
    </Strip>
  );
}
