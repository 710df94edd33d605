import { formatDate } from '#content/dates.ts';
import { taxWorking as words } from '#content/interface/tax-working.ts';
import type { PayRules } from '#content/pay-rules.ts';
import { bases, type Taken } from '#brackets/core/take-home.ts';
import { formatCents, formatDollars, formatPercent } from '#brackets/core/format.ts';
import type { Explained, Working } from './line.ts';

/** What comes off besides income tax and costs. */
type Extra = Exclude<Taken, 'costs' | 'incomeTax'>;

type WorkingOf = (explained: Explained, rules: PayRules, amount: string) => Working;

const earnerCredit: WorkingOf = ({ tax }, { earnerCredit: credit }, amount) => {
  const above = Math.max(0, Math.floor(tax.taxableIncome) - credit.fullUpTo);
  const fullUpTo = formatDollars(credit.fullUpTo);
  return {
    figures: [
      [words.taxableIncome.label, formatCents(tax.taxableIncome)],
      [words.earnerCredit.whole, formatCents(credit.amount)],
      [
        words.earnerCredit.less(formatCents(credit.lessBy), fullUpTo),
        formatCents(-above * credit.lessBy),
      ],
      [words.earnerCredit.label, amount],
    ],
    rule: words.earnerCredit.rule(formatDollars(credit.from), fullUpTo),
    source: 'earnerCredit',
  };
};

const accLevy: WorkingOf = ({ inputs, tax }, { accLevy: { rate, upTo }, from }, amount) => ({
  figures: [
    [words.accLevy.base, formatCents(Math.min(bases(inputs.incomeType, tax).earnings, upTo))],
    [words.accLevy.part(formatPercent(rate)), amount],
  ],
  rule: words.accLevy.rule(formatDollars(upTo), formatDate(from)),
  source: 'accEarnersLevy',
});

const studentLoan: WorkingOf = ({ inputs, tax }, { studentLoan: { rate, over } }, amount) => ({
  figures: [
    [words.studentLoan.base, formatCents(bases(inputs.incomeType, tax).repayable)],
    [words.studentLoan.threshold, formatCents(-over)],
    [words.studentLoan.part(formatPercent(rate)), amount],
  ],
  rule: words.studentLoan.rule,
  source: 'studentLoan',
});

const kiwiSaver: WorkingOf = ({ inputs, tax }, { kiwiSaver: { least }, from }, amount) => ({
  figures: [
    [words.kiwiSaver.base, formatCents(bases(inputs.incomeType, tax).earnings)],
    [words.kiwiSaver.part(`${inputs.kiwiSaver}%`), amount],
  ],
  rule: words.kiwiSaver.rule(formatPercent(least), formatDate(from)),
  source: 'kiwiSaverEmployer',
});

export const extraWorking: Readonly<Record<Extra, WorkingOf>> = {
  earnerCredit,
  accLevy,
  studentLoan,
  kiwiSaver,
};
