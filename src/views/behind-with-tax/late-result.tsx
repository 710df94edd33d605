import styled from '@emotion/styled';
import type { RefObject } from 'react';
import { formatDate } from '#content/dates.ts';
import { behindWithTax, lateExample } from '#content/ui/behind-with-tax.ts';
import type { YearSteps } from '#brackets/core/year-steps.ts';
import type { BehindWithTaxActor } from '#machines/behind-with-tax/behind-with-tax.machine.ts';
import { emptyInputs } from '#machines/behind-with-tax/inputs.ts';
import { readQuestion } from '#machines/behind-with-tax/question.ts';
import { panel } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { mainNumber } from '#src/views/calculators/calculator-style.tsx';
import { Announcement } from '#src/views/announcement.tsx';
import { useDeferredSelector } from '#src/views/machine-attributes.ts';
import { Paragraph, Text } from '#src/views/page/text.tsx';
import { ActionLink } from '#src/views/page-link.tsx';
import { costLines, printRange } from './cost-lines.ts';

const { result: words } = behindWithTax;

const Panel = styled.div(panel, { '& > :last-child': { marginBlockEnd: 0 } });
const Total = styled.p(mainNumber);
const Line = styled.div({
  paddingBlock: tokens.space[8],
  borderBlockEnd: `1px solid ${tokens.color.line}`,
  '& > dt': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: tokens.space[16],
  },
  '& > dt > :last-child': { flex: 'none', fontFeatureSettings: "'tnum'" },
  '& > dd': { margin: 0, fontSize: tokens.size.small, color: tokens.color.textSoft },
});

const example = { ...lateExample, inputs: { ...emptyInputs, ...lateExample.inputs } };

interface LateResultProps {
  actor: BehindWithTaxActor;
  /** The bands of the tax years. */
  bands: YearSteps;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The cost part by part, or an example while nothing is typed. A frame later than the form. */
export function LateResult({ actor, bands, heading }: LateResultProps) {
  const isExample = useDeferredSelector(actor, (snapshot) => !snapshot.hasTag('calculated'));
  const context = useDeferredSelector(actor, (snapshot) => snapshot.context);
  const { inputs, today } = isExample ? example : context;
  const read = readQuestion(inputs, { today, bands });
  const { lines, ask, name, total, withTax, notes, fees } = costLines(read);
  const opening = isExample ? words.example : words;
  return (
    <Panel data-has-result={!isExample}>
      <h3 ref={heading} tabIndex={-1}>
        {opening.heading}
      </h3>
      {lines.length > 0 && (
        <>
          {ask === undefined ? (
            <Total>
              {total !== null && <span>{name} </span>}
              {total !== null && <strong>{total}</strong>}{' '}
              <span>{`${opening.until(formatDate(today))} ${withTax}`}</span>
            </Total>
          ) : (
            <p>
              {total !== null && <strong>{`${name}: ${total}. `}</strong>}
              <span>{ask}</span>
            </p>
          )}
          <dl>
            {lines.map(({ label, cost, working, sources }) => (
              <Line key={label}>
                <dt>
                  <span>{label}</span> <span>{printRange(cost)}</span>
                </dt>
                <dd>
                  <span>{working}</span>
                  <Text>{sources.map((id) => `[^${id}]`).join('')}</Text>
                </dd>
              </Line>
            ))}
          </dl>
        </>
      )}
      {notes.map((note) => (
        <Paragraph key={note}>{note}</Paragraph>
      ))}
      <Announcement of={isExample ? null : total}>
        {total === null ? '' : `${name}: ${total}`}
      </Announcement>
      {!isExample && fees !== null && <Paragraph>{fees}</Paragraph>}
      {!isExample && <ActionLink action={{ label: words.quote, path: '/quote' }} />}
    </Panel>
  );
}
