import type { taxWorking } from '#content/interface/tax-working.ts';
import type { PayRules } from '#content/pay-rules.ts';
import type { IncomeTax } from '#brackets/core/income-tax.ts';
import type { TaxInputs } from '#machines/tax-calculator/inputs.ts';

/** What a line was made of. */
export interface Working {
  /** The figures in order, as they are printed; the last is the line's own, to the cent. */
  readonly figures: readonly (readonly [label: string, value: string])[];
  readonly rule: string;
  /** Its row or group on /figures. */
  readonly source: keyof typeof taxWorking.sources;
}

export interface Line extends Working {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  /** The last line of the sum. */
  readonly isMain?: boolean;
}

export interface Explained {
  readonly inputs: TaxInputs;
  readonly tax: IncomeTax;
  /** Those of the schedule's own days; undefined where none are known. */
  readonly rules: PayRules | undefined;
}
