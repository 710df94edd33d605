import styled from '@emotion/styled';
import { tokens } from '#src/design/tokens.ts';

/** A figure with the words that say what it is. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  /** The one that is looked for first. */
  readonly main?: true;
}

const Row = styled.span({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: tokens.space[16],
  paddingBlock: tokens.space[8],
  borderBlockEnd: `1px solid ${tokens.color.line}`,
  '& > :last-child': {
    flex: 'none',
    fontFeatureSettings: "'tnum'",
    fontWeight: tokens.weight.semibold,
  },
  '&[data-main="true"]': {
    borderBlockEnd: `4px double ${tokens.color.text}`,
    fontWeight: tokens.weight.bold,
    '& > :last-child': {
      fontSize: tokens.size.h2,
      fontWeight: tokens.weight.black,
      letterSpacing: tokens.tracking.display,
      lineHeight: tokens.lineHeight.heading,
    },
  },
});
const Note = styled.span({
  display: 'block',
  color: tokens.color.textSoft,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.regular,
});

/** Figures one below the other, in elements that an `<output>` may contain. */
export function FigureRows({ figures }: { figures: readonly Figure[] }) {
  return figures.map(({ label, value, note, main }) => (
    <Row key={label} data-main={main}>
      <span>
        {label}
        {note !== undefined && <Note>{note}</Note>}
      </span>{' '}
      <span>{value}</span>
    </Row>
  ));
}
