import { centsOf, dollarsOf } from '#brackets/core/cents.ts';
import { formatCents } from '#brackets/core/format.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { grossForNet } from '#brackets/core/tax.ts';
import { attempt } from './attempt.ts';
import { Controls } from './layout.ts';
import { bracketWords as words } from './words.ts';

interface NetResultProps {
  readonly schedule: Schedule;
  /** Dollars; 0 without a question. */
  readonly net: number;
  readonly deductions: number;
  readonly onIncome: (income: number) => void;
}

/** The income with the wanted net amount, and a button that shows it. */
export function NetResult({ schedule, net, deductions, onIncome }: NetResultProps) {
  if (net === 0) return null;
  const { found } = attempt(() => grossForNet(schedule, centsOf(net), centsOf(deductions)));
  if (found === null) return <p>{words.noGross(formatCents(net))}</p>;
  const gross = dollarsOf(found);
  return (
    <>
      <p>{words.leaves(formatCents(net), formatCents(gross))}</p>
      <Controls>
        <button type="button" onClick={() => onIncome(gross)}>
          {words.goToGross(formatCents(gross))}
        </button>
      </Controls>
    </>
  );
}
