import styled from '@emotion/styled';
import { tokens } from '#src/design/tokens.ts';
import { mainFigure } from './calculator-style.ts';

export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  /** The one that is looked for first. */
  readonly main?: true;
}

const Row = styled.span(
  {
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
  },
  mainFigure('&'),
);
const Note = styled.span({
  display: 'block',
  color: tokens.color.textSoft,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.regular,
});

export function FigureLabel({ label, note }: { label: string; note: string | undefined }) {
  return (
    <span>
      {label}
      {note !== undefined && <Note>{note}</Note>}
    </span>
  );
}

/** Figures one below the other, in elements that an `<output>` may contain. */
export function FigureRows({ figures }: { figures: readonly Figure[] }) {
  return figures.map(({ label, value, note, main }) => (
    <Row key={label} data-main={main}>
      <FigureLabel label={label} note={note} /> <span>{value}</span>
    </Row>
  ));
}
