/**
 * A ledger of a year of pays in decimal dollars, written from the table and the method of Inland
 * Revenue's payroll specification. It shares neither code nor figures with the code under test.
 */
import { Decimal } from 'decimal.js';
import type { Pay } from '#brackets/core/pay.ts';
import type { DatedPay } from '#brackets/core/pay-question.ts';

const bands = [
  [15_600, 0.105],
  [53_500, 0.175],
  [78_100, 0.3],
  [180_000, 0.33],
  [Infinity, 0.39],
] as const;

const levies = {
  '2025': { rate: 0.0167, upTo: 152_790, most: 2_551.59 },
  '2026': { rate: 0.0175, upTo: 156_641, most: 2_741.22 },
};

/** The first days of the tax years whose figures stand here. */
export const ledgerYears: readonly string[] = Object.keys(levies).map((year) => `${year}-04-01`);

const employers = { '2025': 0.03, '2026': 0.035 };
const flatRates: Readonly<Record<string, number>> = {
  SB: 0.105,
  S: 0.175,
  SH: 0.3,
  ST: 0.33,
  SA: 0.39,
  ND: 0.45,
  NSW: 0.105,
  CAE: 0.175,
  EDW: 0.175,
};
const begins: Readonly<Record<string, number>> = { S: 15_600, SH: 53_500, ST: 78_100, SA: 180_000 };
const periods = { week: 52, fortnight: 26, 'four-weeks': 13, month: 12 };
const thresholds = { week: 464, fortnight: 928, 'four-weeks': 1_856, month: 2_010.66 };

const down = (dollars: Decimal): Decimal => dollars.toDecimalPlaces(2, Decimal.ROUND_DOWN);
const half = (dollars: Decimal): Decimal => dollars.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
const centsOf = (dollars: Decimal): number => dollars.times(100).toNumber();

function taxOn(income: Decimal): Decimal {
  let rest = income;
  let from = 0;
  let tax = new Decimal(0);
  for (const [to, rate] of bands) {
    const here = Decimal.min(rest, to - from);
    tax = tax.plus(here.times(rate));
    rest = rest.minus(here);
    if (rest.isZero()) break;
    from = to;
  }
  return tax;
}

const rateAt = (income: Decimal): number => bands.find(([to]) => income.lte(to))?.[1] ?? 0;

function creditOn(income: Decimal): Decimal {
  const dollars = income.floor();
  if (dollars.lt(24_000)) return new Decimal(0);
  const less = Decimal.max(0, dollars.minus(66_000)).times(0.13);
  return Decimal.max(0, new Decimal(520).minus(less));
}

const contributionRate = (annual: Decimal): number =>
  [
    [216_000, 0.39],
    [93_720, 0.33],
    [64_200, 0.3],
    [18_720, 0.175],
  ].find(([over = 0]) => annual.gt(over))?.[1] ?? 0.105;

/** The lines of the pays, and the tax of their year in cents. */
export function ledgerOf(pays: readonly DatedPay[], lastYear: number | undefined) {
  const [{ day: firstDay } = { day: '' }] = pays;
  const year = firstDay < '2026-04-01' ? '2025' : '2026';
  const levy = levies[year];

  function lineOf(asked: DatedPay): Pay {
    const gross = new Decimal(asked.gross).div(100);
    const dollars = gross.floor();
    const [plain = '', loan] = asked.code.split(' ');
    const flat = flatRates[plain];
    const count = periods[asked.every];
    const saving = asked.kiwiSaver ?? 0;
    const contribution = down(gross.times(asked.employer ?? (saving === 0 ? 0 : employers[year])));

    let paye: Decimal;
    let repayable: Decimal;
    let annual: Decimal;
    if (asked.isExtra) {
      const earlier = pays.filter(
        ({ isExtra, job, day }) => !isExtra && job === asked.job && day <= asked.day,
      );
      const latest = earlier.reduce<DatedPay | undefined>(
        (last, each) => (last && last.day > each.day ? last : each),
        undefined,
      );
      const since = new Date(asked.day);
      since.setUTCDate(since.getUTCDate() - 28);
      const recent = earlier.filter(({ day }) => new Date(day) > since);
      const regular = new Decimal(latest?.gross ?? 0).div(100);
      annual =
        asked.every === 'month'
          ? regular.times(12)
          : recent.reduce((sum, each) => sum.plus(each.gross), new Decimal(0)).times(0.13);
      const usual = plain === 'ND' || plain === 'NSW' ? flat : undefined;
      const rate = usual ?? rateAt(annual.plus(gross).plus(begins[plain] ?? 0));
      const levied = Decimal.min(dollars, Decimal.max(0, new Decimal(levy.upTo).minus(annual)));
      paye = down(dollars.times(rate).plus(levied.times(levy.rate)));
      const left = flat === undefined ? thresholds[asked.every] : 0;
      repayable = dollars.minus(Decimal.max(0, new Decimal(left).minus(regular.floor())));
      annual = annual.plus(gross).plus(contribution);
    } else {
      const yearly = gross.times(count).floor();
      if (flat === undefined) {
        const earnersLevy = yearly.lt(levy.upTo) ? yearly.times(levy.rate) : levy.most;
        const credit = plain === 'ME' ? creditOn(yearly) : 0;
        const weekly = down(taxOn(yearly).plus(earnersLevy).minus(credit).div(52));
        paye = down(weekly.times(52).div(count));
        repayable = dollars.minus(thresholds[asked.every]);
      } else {
        paye = down(dollars.times(new Decimal(flat).plus(levy.rate)));
        repayable = dollars;
      }
      annual = gross.plus(contribution).times(count);
    }
    const last = lastYear === undefined ? annual : new Decimal(lastYear).div(100);
    const esct = down(contribution.floor().times(asked.esct ?? contributionRate(last)));
    const repaid = loan ? down(Decimal.max(0, repayable).times(0.12)) : new Decimal(0);
    const saved = down(gross.times(saving));
    return {
      gross: asked.gross,
      paye: centsOf(paye),
      studentLoan: centsOf(repaid),
      kiwiSaver: centsOf(saved),
      takeHome: centsOf(gross.minus(paye).minus(repaid).minus(saved)),
      employer: {
        contribution: centsOf(contribution),
        esct: centsOf(esct),
        net: centsOf(contribution.minus(esct)),
      },
    };
  }

  const income = pays.reduce((sum, { gross }) => sum.plus(gross), new Decimal(0)).div(100);
  const hasCredit = pays.some(({ code, isExtra }) => !isExtra && code.startsWith('ME'));
  const due = half(taxOn(income))
    .plus(half(Decimal.min(income, levy.upTo).times(levy.rate)))
    .minus(hasCredit ? creditOn(income) : 0);
  return { lines: pays.map(lineOf), due: centsOf(due) };
}
