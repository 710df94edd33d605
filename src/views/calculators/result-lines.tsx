import styled from '@emotion/styled';
import { taxWorking as words } from '#content/ui/tax-working.ts';
import { scheduleName } from '#content/tax-schedules.ts';
import type { TaxResult } from '#machines/tax-calculator/tax-calculator.machine.ts';
import { scheduleOf } from '#machines/tax-calculator/schedules.ts';
import { disclosure } from '#src/design/disclosure.ts';
import { tokens } from '#src/design/tokens.ts';
import { PageLink } from '#src/views/page-link.tsx';
import type { Today } from '#src/views/calculators/today.ts';
import { figureList, mainFigure, remark } from './calculator-style.tsx';
import { type Line, rateLines, sumLines } from './working.ts';

const Hint = styled.span(remark);
const Subheading = styled.strong({ display: 'block', marginBlockStart: tokens.space[24] });
const Lead = styled.p({
  marginBlock: 0,
  fontSize: tokens.size.small,
  [tokens.media.print]: { display: 'none' },
});
const Fold = styled.details(disclosure, mainFigure('& > summary'), {
  fontFeatureSettings: "'tnum'",
  '& > summary': {
    gap: tokens.space[8],
    paddingBlock: tokens.space[8],
    fontWeight: tokens.weight.regular,
    '& > span': { flex: '1' },
    '& > strong': { fontWeight: tokens.weight.semibold },
    [tokens.media.print]: { minHeight: 0, '&::after': { display: 'none' } },
  },
});
const Figures = styled.dl(figureList, {
  paddingInlineStart: tokens.space[12],
  borderInlineStart: `4px solid ${tokens.color.line}`,
  fontSize: tokens.size.small,
  '& > :last-of-type': { fontWeight: tokens.weight.semibold },
});
const Rule = styled.p({ marginBlock: tokens.space[8], fontSize: tokens.size.small });

/** A line, which opens to the figures it was made of, the rule and the source. */
export function LineFold({ label, hint, value, isMain, figures, rule, source }: Line) {
  return (
    <Fold data-main={isMain}>
      <summary>
        <span>
          <span>{label}</span>
          {hint !== undefined && <Hint>{hint}</Hint>}
        </span>{' '}
        <strong>{value}</strong>
      </summary>
      <div>
        <Figures>
          {figures.flatMap(([what, amount]) => [
            <dt key={what}>{what}</dt>,
            <dd key={`${what} amount`}>{amount}</dd>,
          ])}
        </Figures>
        <Rule>
          <span>{`${rule} ${words.source}`}</span>
          <PageLink href={`/figures#${source}`}>{words.sources[source]}</PageLink>.
        </Rule>
      </div>
    </Fold>
  );
}

/** The lines of a result. Printed, all of them are open. */
export function ResultLines({ inputs, tax, today }: TaxResult & { readonly today: Today }) {
  const calculation = { inputs, tax, rules: today.rules[inputs.schedule] };
  return (
    <div>
      <Subheading>{words.with(scheduleName(scheduleOf(inputs.schedule)))}</Subheading>
      <Lead>{words.lead}</Lead>
      {[...sumLines(calculation), ...rateLines(calculation)].map((line) => (
        <LineFold key={line.label} {...line} />
      ))}
    </div>
  );
}
