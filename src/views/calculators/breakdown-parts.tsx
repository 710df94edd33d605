import { ResultAnnouncement, ResultLead } from './result-lead.tsx';
import { ResultLines } from './result-lines.tsx';
import { TaxBreakdown } from './tax-breakdown.tsx';

/** The parts of a result that need the rules of pays. They load together, as one file. */
export const breakdownParts = {
  ResultAnnouncement,
  ResultLead,
  ResultLines,
  TaxBreakdown,
} as const;
