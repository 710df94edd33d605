import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { panel } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import type { Lead } from './today.ts';

/** The form, and its result beside or below it. */
export const SideBySide = styled.div({
  display: 'grid',
  gap: tokens.space[24],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [tokens.media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [tokens.media.print]: {
    '&:has([data-has-result="true"])': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
});

/** The panel of a result. */
export const ResultPanel = styled.div(panel, { '& > output': { display: 'block' } });

/** A number that a result begins with, below its name. */
export const mainNumber = css({
  display: 'grid',
  paddingBlock: tokens.space[8],
  '& > strong': {
    fontSize: tokens.size.h1,
    fontWeight: tokens.weight.black,
    fontFeatureSettings: "'tnum'",
    letterSpacing: tokens.tracking.display,
    lineHeight: tokens.lineHeight.heading,
    [tokens.media.print]: { fontSize: tokens.size.h2 },
  },
  '& > span': { fontSize: tokens.size.small },
});

const Numbers = styled.span({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  alignItems: 'end',
  columnGap: tokens.space[16],
  // A result begins with one number.
  '& > * + * > strong': { fontSize: tokens.size.h4 },
  // Half of a column beside the form.
  [tokens.media.desktop]: { '& > :not(:last-child) > strong': { fontSize: tokens.size.h3 } },
});
const Parts = styled.span(mainNumber);

/** The numbers of a tax result, side by side where they fit. */
export const MainNumbers = ({ numbers, text }: Lead) => (
  <output htmlFor="incomeType income deductions schedule" aria-live="off" data-has-result>
    <Numbers>
      {numbers.map(([label, number]) => (
        <Parts key={label}>
          <span>{label} </span>
          <strong>{number}</strong>{' '}
        </Parts>
      ))}
    </Numbers>
    <Parts>
      <span>{text}</span>
    </Parts>
  </output>
);

/** Names, and at the right edge their amounts. */
export const figureList = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${tokens.space[4]} ${tokens.space[16]}`,
  margin: 0,
  '& > dd': { margin: 0, textAlign: 'end', fontFeatureSettings: "'tnum'" },
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

/** A remark below a label. */
export const remark = css({
  display: 'block',
  color: tokens.color.textSoft,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.regular,
});

export const Note = styled.p({ maxWidth: tokens.measure.reading, fontSize: tokens.size.small });

export const ScreenOnly = styled.div({ [tokens.media.print]: { display: 'none' } });

export const WithoutScript = styled.p({ fontWeight: tokens.weight.semibold });
