import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { tokens } from '#src/design/tokens.ts';

/** The form, and its result beside or below it. */
export const SideBySide = styled.div({
  display: 'grid',
  gap: tokens.space[24],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [tokens.media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [tokens.media.print]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
});

/** Styles the main line, whose amount is the last child of `row`. */
export const mainFigure = (row: string) => ({
  '&[data-main="true"]': {
    borderBlockEnd: `4px double ${tokens.color.text}`,
    [row]: { fontWeight: tokens.weight.bold },
    [`${row} > :last-child`]: {
      fontSize: tokens.size.h2,
      fontWeight: tokens.weight.black,
      letterSpacing: tokens.tracking.display,
      lineHeight: tokens.lineHeight.heading,
    },
  },
});

export const screenOnly = css({ [tokens.media.print]: { display: 'none' } });
export const ScreenOnly = styled.div(screenOnly);

/** Prints the content of a `<details>` whether it is open or not. */
export const openOnPaper = css({
  [tokens.media.print]: {
    '&::details-content': { contentVisibility: 'visible', display: 'block' },
  },
});

/** Hidden where scripts run. */
export const WithoutScript = styled.p({ display: 'none', fontWeight: tokens.weight.semibold });

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
const FigureNote = styled.span({
  display: 'block',
  color: tokens.color.textSoft,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.regular,
});

export function FigureLabel({ label, note }: { label: string; note: string | undefined }) {
  return (
    <span>
      {label}
      {note !== undefined && <FigureNote>{note}</FigureNote>}
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
