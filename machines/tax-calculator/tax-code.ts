import type { FlatCode } from '#content/pay-rules.ts';

/** Codes that a student loan may go with, main income first. */
const loanCodes = ['M', 'ME', 'SB', 'S', 'SH', 'ST', 'SA'] as const;
const otherCodes = ['ND', 'NSW', 'CAE', 'EDW'] as const satisfies readonly FlatCode[];

type LoanCode = (typeof loanCodes)[number];
type BaseCode = LoanCode | (typeof otherCodes)[number];

/** A code whose pay is calculated: 'M', 'SB SL', 'ND'. */
export type TaxCode = BaseCode | `${LoanCode} SL`;

interface CodeParts {
  readonly code: BaseCode;
  readonly hasLoan: boolean;
}

const partsByCode: ReadonlyMap<string, CodeParts> = new Map(
  [
    ...loanCodes.flatMap((code) => [
      { code, hasLoan: false },
      { code, hasLoan: true },
    ]),
    ...otherCodes.map((code) => ({ code, hasLoan: false })),
  ].map((parts) => [parts.hasLoan ? `${parts.code} SL` : parts.code, parts]),
);

function refusalOf(code: string): string {
  if (/^STC\b/.test(code))
    return `${code} is a tailored tax code: its rate is on Inland Revenue’s certificate, and is not calculated.`;
  if (/^WT\b/.test(code))
    return `${code} is for schedular payments: their rate goes by the work, and is not calculated.`;
  return `No rule is known for the tax code '${code}'. Take one of ${[...partsByCode.keys()].join(', ')}; special rates are not calculated.`;
}

/** A code without its student loan, and whether it has one. Throws a RangeError for a code without rules. */
export function partsOfCode(code: string): CodeParts {
  const parts = partsByCode.get(code);
  if (parts === undefined) throw new RangeError(refusalOf(code));
  return parts;
}
