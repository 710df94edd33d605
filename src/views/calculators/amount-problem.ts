import { amountWords } from '#content/ui/amount-words.ts';
import type { AmountProblem } from '#brackets/core/read-amount.ts';
import { printCents } from './print-cents.ts';

/** The sentences of one field. */
interface FieldWords {
  readonly notFigures: string;
  readonly tooLarge: string;
}

/** What the field says about a text that is not one clear amount. */
export function amountProblem(typed: string, problem: AmountProblem, words: FieldWords): string {
  switch (problem.kind) {
    case 'unclear':
      return amountWords.unclear(typed.trim(), problem.readings.map(printCents));
    case 'too-fine':
      return amountWords.tooFine;
    case 'too-large':
      return words.tooLarge;
    case 'invalid':
      return words.notFigures;
  }
}
