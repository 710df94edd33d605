import styled from '@emotion/styled';
import type { TaxFormWords } from '#content/ui/tax-form.ts';
import { bandFills } from '#brackets/core/band-fills.ts';
import { taxFor, type TaxInputs } from '#machines/tax-calculator/inputs.ts';
import { scheduleOf } from '#machines/tax-calculator/schedules.ts';
import { tokens } from '#src/design/tokens.ts';
import { formatRate } from '#brackets/core/format.ts';

const Frame = styled.div({
  maxWidth: tokens.measure.form,
  marginBlockEnd: tokens.space[24],
  fontSize: tokens.size.small,
  [tokens.media.print]: { display: 'none' },
});
const Bands = styled.div({ display: 'flex', gap: tokens.space[4] });
const Band = styled.span({
  flex: '1 1 0',
  minWidth: 0,
  fontSize: tokens.size.fine,
  fontFeatureSettings: "'tnum'",
  textAlign: 'center',
});
const Trough = styled.span({
  display: 'block',
  height: '1rem',
  border: `1px solid ${tokens.color.control}`,
  overflow: 'hidden',
});
const Fill = styled.span({
  display: 'block',
  height: '100%',
  background: tokens.color.marker,
  transform: 'scaleX(0)',
  transformOrigin: '0 50%',
  [tokens.media.motion]: { transition: 'transform 200ms ease-out' },
  [tokens.media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
});

/** Shows how far the typed income fills each band. */
export function BandFills({ inputs, words }: { inputs: TaxInputs; words: TaxFormWords['fills'] }) {
  const schedule = scheduleOf(inputs.schedule);
  const { taxableIncome, marginalRate } = taxFor(inputs);
  const fills = bandFills(schedule, taxableIncome);
  return (
    <Frame>
      <Bands aria-hidden="true">
        {schedule.bands.map(({ min, rate }, index) => (
          <Band key={min}>
            <Trough>
              <Fill
                style={
                  taxableIncome > 0 ? { transform: `scaleX(${fills[index] ?? 0})` } : undefined
                }
              />
            </Trough>
            <span>{formatRate(rate)}</span>
          </Band>
        ))}
      </Bands>
      <span>
        {taxableIncome === 0 ? words.none : `${words.reached}${formatRate(marginalRate)}.`}
      </span>
    </Frame>
  );
}
