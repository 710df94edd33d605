import type { FlatCode } from '#content/pay-rules.ts';

/** Codes that a student loan may go with, main income first. */
const loanCodes = ['M', 'ME', 'SB', 'S', 'SH', 'ST', 'SA'] as const;
const otherCodes = ['ND', 'NSW', 'CAE', 'EDW'] as const satisfies readonly FlatCode[];

const baseCodes = [...loanCodes, ...otherCodes];

type LoanCode = (typeof loanCodes)[number];
type BaseCode = (typeof baseCodes)[number];

/** A code whose pay is calculated: 'M', 'SB SL', 'ND'. */
export type TaxCode = BaseCode | `${LoanCode} SL`;

/** Every code whose pay is calculated. */
export const taxCodes: readonly TaxCode[] = [
  ...loanCodes.flatMap((code) => [code, `${code} SL`] as const),
  ...otherCodes,
];

interface CodeParts {
  readonly code: BaseCode;
  readonly hasLoan: boolean;
}

/** A code without its student loan, and whether it has one. Throws a RangeError for an unknown code. */
export function partsOfCode(code: TaxCode): CodeParts {
  const base = baseCodes.find((one) => code === one || code === `${one} SL`);
  if (base === undefined) throw new RangeError(`There is no tax code '${code}'.`);
  return { code: base, hasLoan: code !== base };
}
