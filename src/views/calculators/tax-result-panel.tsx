import styled from '@emotion/styled';
import { memo, Suspense, useCallback, useEffect, useRef } from 'react';
import type { TaxFormWords } from '#content/ui/tax-form.ts';
import { scheduleName } from '#content/tax-schedules.ts';
import { emptyInputs } from '#machines/tax-calculator/address.ts';
import { taxFor, type TaxInputs } from '#machines/tax-calculator/inputs.ts';
import { isReadable, type TaxResult } from '#machines/tax-calculator/tax-calculator.machine.ts';
import { defaultSchedule, scheduleOf } from '#machines/tax-calculator/schedules.ts';
import { formatDollars } from '#brackets/core/format.ts';
import { tokens } from '#src/design/tokens.ts';
import { Disclosure } from '#src/design/disclosure.ts';
import { Notice } from '#src/design/primitives.tsx';
import { Announcement } from '#src/views/announcement.tsx';
import { Paragraph } from '#src/views/page/text.tsx';
import { figureList, MainNumbers, ResultPanel, ScreenOnly } from './calculator-style.tsx';
import { ResultLead, ResultLines, ResultSentence } from './lazy-parts.ts';
import { sentenceOf, taxLead, totalToday, type Today } from './today.ts';

interface TaxTotalsProps {
  inputs: TaxInputs;
  today: Today;
  words: TaxFormWords['results'];
}

/** The income tax with the specified bands, and with the chosen ones if they are neither these nor today's. */
function OtherTotals({ inputs, today, words }: TaxTotalsProps) {
  const { credit } = totalToday(inputs, today);
  const others = new Set([defaultSchedule.id, inputs.schedule]);
  others.delete(today.inForce);
  return (
    <Disclosure>
      <summary>{words.other}</summary>
      <div>
        {[...others].map((id) => {
          const { taxOwed } = taxFor({ ...inputs, schedule: id });
          return (
            <p key={id}>
              {[
                id === defaultSchedule.id
                  ? words.onSpecified
                  : `${words.onOther}${scheduleName(scheduleOf(id))}: `,
                formatDollars(taxOwed),
                credit > 0 ? words.withoutCredit : '',
                ' ',
              ].join('')}
            </p>
          );
        })}
      </div>
    </Disclosure>
  );
}

/** Stays in sight beside a taller form while no line is open. */
const Panel = styled(ResultPanel)({
  [tokens.media.desktop]: {
    '&:not(:has([open]))': {
      position: 'sticky',
      insetBlockStart: `calc(${tokens.measure.header} + ${tokens.space[16]})`,
    },
  },
});
const Remark = styled.div({
  '&:not(:empty)': { marginBlockStart: tokens.space[16] },
  '& > div': { marginBlockEnd: 0 },
});

function OnMount({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}

const exampleIncome = 65_000;

const Sample = styled.div({
  marginBlockStart: tokens.space[24],
  [tokens.media.print]: { display: 'none' },
});
const Figures = styled.dl(figureList, { color: tokens.color.textSoft });

/** What a result looks like, in quiet figures. */
function Example({ words, today }: { words: TaxFormWords['example']; today: Today }) {
  const { total } = totalToday(
    { ...emptyInputs(today.inForce), income: String(exampleIncome) },
    today,
  );
  return (
    <Sample>
      <h4>{words.heading}</h4>
      <Figures>
        <dt>{words.income}</dt>
        <dd>{formatDollars(exampleIncome)}</dd>
        <dt>{words.tax}</dt>
        <dd>{formatDollars(total)}</dd>
        <dt>{words.rest}</dt>
        <dd>{formatDollars(exampleIncome - total)}</dd>
      </Figures>
    </Sample>
  );
}

interface TaxResultPanelProps {
  result: TaxResult | null;
  /** Whether it shows the lines, too. They come after the totals, which do not wait for them. */
  hasLines: boolean;
  /** The form has changed since. */
  isStale: boolean;
  today: Today;
  words: TaxFormWords;
}

/** The last result, or the prompt to fill in the form. Scrolls a new result into sight. */
export const TaxResultPanel = memo(function TaxResultPanel({
  result,
  hasLines,
  isStale,
  today,
  words: { prompt, example, results },
}: TaxResultPanelProps) {
  const resultPanel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const scrolledTo = useRef(0);
  // As much of the result as fits, and always its heading.
  const scroll = useCallback(() => {
    resultPanel.current?.scrollIntoView({ block: 'nearest' });
    heading.current?.scrollIntoView({ block: 'nearest' });
    scrolledTo.current = window.scrollY;
  }, []);
  const scrollAgain = useCallback(() => {
    if (window.scrollY === scrolledTo.current) scroll();
  }, [scroll]);
  useEffect(() => {
    if (result !== null) scroll();
  }, [result, scroll]);

  const total = result && taxLead(result.inputs, today, results);
  const number = total && <MainNumbers {...total} />;
  const sentence = total && <span>{sentenceOf(total)}</span>;
  return (
    <Panel ref={resultPanel}>
      <h3 ref={heading}>{result === null ? prompt.heading : results.heading}</h3>
      {result === null ? (
        <>
          <output data-has-result={false}>{prompt.text}</output>
          <Example words={example} today={today} />
        </>
      ) : (
        <>
          <Suspense fallback={number}>
            <ResultLead result={result} today={today} words={results}>
              {number}
            </ResultLead>
          </Suspense>
          {!isReadable(result.inputs.income) && (
            <Notice>{`‘${result.inputs.income}’${results.unread}`}</Notice>
          )}
          <ScreenOnly>
            <Paragraph>{results.ask}</Paragraph>
          </ScreenOnly>
          <OtherTotals inputs={result.inputs} today={today} words={results} />
        </>
      )}
      <Announcement of={result}>
        {result !== null && (
          <Suspense fallback={sentence}>
            <ResultSentence result={result} today={today}>
              {sentence}
            </ResultSentence>
          </Suspense>
        )}
      </Announcement>
      <Remark role="status">{isStale && <Notice>{results.stale}</Notice>}</Remark>
      {result !== null && hasLines && (
        // The lines come late and make the panel taller: who has scrolled past it stays in place.
        <Suspense>
          <ResultLines {...result} today={today} />
          <OnMount run={scrollAgain} />
        </Suspense>
      )}
    </Panel>
  );
});
