import { ResultLead, ResultSentence } from './result-lead.tsx';
import { ResultLines } from './result-lines.tsx';
import { TaxBreakdown } from './tax-breakdown.tsx';

/** The parts of a result that need the rules of pays. They load together, as one file. */
export const breakdownParts = {
  ResultLead,
  ResultSentence,
  ResultLines,
  TaxBreakdown,
} as const;
