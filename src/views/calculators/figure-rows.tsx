import { css } from '@emotion/css';
import { cx } from '#src/design/class-names.ts';
import { tokens } from '#src/design/tokens.ts';

/** A figure with the words that say what it is. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  /** The one that is looked for first. */
  readonly main?: true;
}

const row = css({
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
});
const mainRow = css({
  borderBlockEnd: `4px double ${tokens.color.text}`,
  fontWeight: tokens.weight.bold,
  '& > :last-child': {
    fontSize: tokens.size.h2,
    fontWeight: tokens.weight.black,
    letterSpacing: tokens.tracking.display,
    lineHeight: tokens.lineHeight.heading,
  },
});
const noteStyle = css({
  display: 'block',
  color: tokens.color.textSoft,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.regular,
});

/** Figures one below the other, in elements that an `<output>` may hold. */
export function FigureRows({ figures }: { figures: readonly Figure[] }) {
  return figures.map(({ label, value, note, main }) => (
    <span key={label} className={cx(row, main && mainRow)}>
      <span>
        {label}
        {note !== undefined && <span className={noteStyle}>{note}</span>}
      </span>{' '}
      <span>{value}</span>
    </span>
  ));
}
