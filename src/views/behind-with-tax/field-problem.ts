import { behindWithTax } from '#content/ui/behind-with-tax.ts';
import type { LateField, LateProblem } from '#machines/behind-with-tax/inputs.ts';
import { amountProblem } from '#src/views/calculators/amount-problem.ts';

const { problems: words } = behindWithTax;

/** What a field says about a text that does not count. */
export function fieldProblem(field: LateField, typed: string, problem: LateProblem): string {
  switch (problem.kind) {
    case 'not-years':
      return words.notYears;
    case 'year-too-early':
      return words.yearTooEarly(problem.year);
    case 'not-due':
      return words.notDue(problem.year);
    case 'not-a-count':
      return words.notCount;
    case 'not-a-date':
      return words.notDate;
    case 'date-too-early':
      return words.dateTooEarly;
    case 'future':
      return words.dateInFuture;
    default: {
      const tooLarge = words.tooLarge[field === 'earned' ? 'earned' : 'owed'];
      return amountProblem(typed, problem, { notFigures: words.notFigures, tooLarge });
    }
  }
}
