import { pay } from '#brackets/maths/pay.ts';
import { moneyColumn, shownRate } from './columns.ts';
import type { Column, Report } from './report.ts';
import { dollarsOf } from '#brackets/core/cents.ts';
import type { Pay } from '#brackets/core/pay.ts';
import type { PaysQuestion } from './ask-pays.ts';

/** A pay in dollars. */
const inDollars = ({ gross, paye, studentLoan, kiwiSaver, takeHome, employer }: Pay): Pay => ({
  gross: dollarsOf(gross),
  paye: dollarsOf(paye),
  studentLoan: dollarsOf(studentLoan),
  kiwiSaver: dollarsOf(kiwiSaver),
  takeHome: dollarsOf(takeHome),
  employer: {
    contribution: dollarsOf(employer.contribution),
    esct: dollarsOf(employer.esct),
    net: dollarsOf(employer.net),
  },
});

const columns: readonly Column<Pay>[] = [
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

/** 'M SL, every week, on 2026-10-01; KiwiSaver 3.5%, the employer 3.5%, ESCT 17.5%' */
function titleOf({ code, every, day, kiwiSaver, employer, esct, rules }: PaysQuestion): string {
  const shares = [
    `KiwiSaver ${kiwiSaver === undefined ? 'none' : shownRate(kiwiSaver)}`,
    `employer ${shownRate(employer ?? (kiwiSaver === undefined ? 0 : rules.kiwiSaver.least))}`,
    `ESCT ${esct === undefined ? 'by a year of such pays' : shownRate(esct)}`,
  ];
  return `${code}, every ${every}, paid on ${day}; ${shares.join(', ')}`;
}

/** The result of each pay. */
export function reportPays(question: PaysQuestion): Report<Pay> {
  return {
    heading: `${titleOf(question)}\n${question.rules.source}\n`,
    about: {},
    columns,
    rows: workOut(question),
    widest: workedOut(question, Math.max(...question.grosses)),
  };
}
