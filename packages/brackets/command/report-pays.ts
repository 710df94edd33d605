import { pay } from '#brackets/entries/index.ts';
import { moneyColumn, shownRate } from './columns.ts';
import type { Column, Report } from './report.ts';
import { dollarsOf } from '#brackets/core/cents.ts';
import type { Pay, PayDayRules } from '#brackets/core/pay.ts';
import type { PaysQuestion, Shares } from './ask-pays.ts';

/** A pay whose every figure is made from the same figure of another, or of several. */
export const payOf = (figure: (of: (pay: Pay) => number) => number): Pay => ({
  gross: figure(({ gross }) => gross),
  paye: figure(({ paye }) => paye),
  studentLoan: figure(({ studentLoan }) => studentLoan),
  kiwiSaver: figure(({ kiwiSaver }) => kiwiSaver),
  takeHome: figure(({ takeHome }) => takeHome),
  employer: {
    contribution: figure(({ employer }) => employer.contribution),
    esct: figure(({ employer }) => employer.esct),
    net: figure(({ employer }) => employer.net),
  },
});

export const inDollars = (cents: Pay): Pay => payOf((of) => dollarsOf(of(cents)));

export const payColumns: readonly Column<Pay>[] = [
  moneyColumn('gross', (row) => row.gross),
  moneyColumn('paye', (row) => row.paye),
  moneyColumn('studentLoan', (row) => row.studentLoan),
  moneyColumn('kiwiSaver', (row) => row.kiwiSaver),
  moneyColumn('takeHome', (row) => row.takeHome),
  moneyColumn('contribution', (row) => row.employer.contribution),
  moneyColumn('esct', (row) => row.employer.esct),
  moneyColumn('net', (row) => row.employer.net),
];

function workedOut(asked: PaysQuestion, gross: number): Pay {
  const { rules, every, code, kiwiSaver, employer, esct } = asked;
  return inDollars(pay(rules, { gross, every, code, kiwiSaver, employer, esct }));
}

/** The pays of a question, in dollars. */
export const workOut = (question: PaysQuestion): readonly Pay[] =>
  question.grosses.map((gross) => workedOut(question, gross));

/** 'KiwiSaver 3.5%, employer 3.5%, ESCT 17.5%' */
export const sharesText = (
  { kiwiSaver, employer, esct }: Shares,
  { kiwiSaver: { least } }: PayDayRules,
  usualEsct: string,
): string =>
  [
    `KiwiSaver ${kiwiSaver === undefined ? 'none' : shownRate(kiwiSaver)}`,
    `employer ${shownRate(employer ?? (kiwiSaver === undefined ? 0 : least))}`,
    `ESCT ${esct === undefined ? usualEsct : shownRate(esct)}`,
  ].join(', ');

/** 'M SL, every week, paid on 2026-10-01; KiwiSaver 3.5%, employer 3.5%, ESCT 17.5%' */
function titleOf(question: PaysQuestion): string {
  const { code, every, day, rules } = question;
  return `${code}, every ${every}, paid on ${day}; ${sharesText(question, rules, 'by a year of such pays')}`;
}

/** The result of each pay. */
export function reportPays(question: PaysQuestion): Report<Pay> {
  return {
    heading: `${titleOf(question)}\n${question.rules.source}\n`,
    about: {},
    columns: payColumns,
    rows: workOut(question),
    widest: workedOut(question, Math.max(...question.grosses)),
  };
}
