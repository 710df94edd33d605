/** A mutant that no test can kill, because it behaves the same. */
export interface Equivalent {
  readonly file: string;
  /** The original text and its replacement. */
  readonly original: string;
  readonly replacement: string;
  readonly why: string;
}

export const equivalents: readonly Equivalent[] = [
  {
    file: 'packages/brackets/core/cents.ts',
    original: 'cents / 100',
    replacement: 'cents * 100',
    why: 'the comparison is a shortcut; what follows it gives the same cents, more slowly',
  },
  {
    file: 'packages/brackets/core/cents.ts',
    original: 'cents / 100 === dollars',
    replacement: 'false',
    why: 'the comparison is a shortcut; what follows it gives the same cents, more slowly',
  },
  {
    file: 'packages/brackets/core/cents.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'a split text has a first part; only the types do not know',
  },
  {
    file: 'packages/brackets/core/schedule.ts',
    original: 'to !== null',
    replacement: 'true',
    why: 'null is not less than any text; only the types do not know',
  },
  {
    file: 'packages/brackets/core/parse-money.ts',
    original: 'figures.exec(text.trim())?.[1]?.replace',
    replacement: 'figures.exec(text.trim())?.[1].replace',
    why: 'the group takes part in every match; only the types do not know',
  },
  {
    file: 'packages/brackets/core/parse-money.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    why: 'a split text has a first part; only the types do not know',
  },
  {
    file: 'machines/form/form-model.ts',
    original: 'response !== null',
    replacement: 'true',
    why: 'a form without a response was only logged, and an earlier transition took it',
  },
  {
    file: 'machines/tax-calculator/tax-calculator.setup.ts',
    original: 'answer !== null',
    replacement: 'true',
    why: 'the guard is asked only where there is an answer; only the types do not know',
  },
];
