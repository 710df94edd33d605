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
    file: 'machines/tax-calculator/tax-calculator.machine.ts',
    original: 'result !== null',
    replacement: 'true',
    why: 'the guard is asked only where there is a result; only the types do not know',
  },
  {
    file: 'machines/quote-wizard/quote-wizard.setup.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'which firms there are changes no step',
  },
];
