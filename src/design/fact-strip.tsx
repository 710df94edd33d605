import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { tokens } from './tokens.ts';

interface FactStripProps {
  facts: readonly {
    readonly value: ReactNode;
    readonly label: string;
    /** The figure's source, or what it means. */
    readonly note?: ReactNode;
  }[];
}

const Strip = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: `${tokens.space[24]} ${tokens.space[16]}`,
  [tokens.media.tablet]: { columnGap: tokens.space[32] },
  margin: 0,
});
const Fact = styled.div({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingBlockStart: tokens.space[12],
  borderBlockStart: `2px solid ${tokens.color.text}`,
});
const Value = styled.dd({
  margin: 0,
  fontSize: tokens.size.h4,
  [tokens.media.tablet]: { '&:not(:has(time))': { fontSize: tokens.size.h3 } },
  fontWeight: tokens.weight.bold,
  fontFeatureSettings: "'tnum'",
  letterSpacing: tokens.tracking.display,
  lineHeight: tokens.lineHeight.heading,
});
const Note = styled.span({ display: 'block', fontSize: tokens.size.small });
const Label = styled.dt({ marginBlockStart: tokens.space[4], color: tokens.color.textSoft });

export function FactStrip({ facts }: FactStripProps) {
  return (
    <Strip>
      {facts.map(({ value, label, note }, index) => (
        <Fact key={label + index}>
          <Label>
            {label} {note && <Note>{note}</Note>}
          </Label>
          <Value>{value}</Value>
        </Fact>
      ))}
    </Strip>
  );
}
