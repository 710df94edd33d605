import { grossForNet } from '#brackets/core/tax.ts';
import { bracketWords as words } from '#brackets/page/words.ts';
import { centsOf, dollarsOf } from '#brackets/core/cents.ts';
import type { Schedule } from '#brackets/core/schedule.ts';
import { formatCents } from './format.ts';
import { Controls } from './layout.ts';

interface NetResultProps {
  readonly schedule: Schedule;
  /** Dollars; 0 without a question. */
  readonly net: number;
  readonly deductions: number;
  readonly onIncome: (income: number) => void;
}

/** The income with this net amount, in dollars; null if there is none. */
function grossIn({ schedule, net, deductions }: Omit<NetResultProps, 'onIncome'>) {
  try {
    return dollarsOf(grossForNet(schedule, centsOf(net), centsOf(deductions)));
  } catch {
    return null;
  }
}

/** The income with the wanted net amount, and a button that shows it. */
export function NetResult({ onIncome, ...question }: NetResultProps) {
  if (question.net === 0) return null;
  const gross = grossIn(question);
  const net = formatCents(question.net);
  if (gross === null) return <p>{words.noGross(net)}</p>;
  return (
    <>
      <p>{words.leaves(net, formatCents(gross))}</p>
      <Controls>
        <button type="button" onClick={() => onIncome(gross)}>
          {words.goToGross(formatCents(gross))}
        </button>
      </Controls>
    </>
  );
}
