import { lazy, type ReactNode } from 'react';
import type { breakdownParts } from './breakdown-parts.tsx';

/**
 * The lines of a result and the sections below it load with the page, and are retried on the first
 * input. Until then the totals are shown alone.
 */
const loadParts = async () => (await import('./breakdown-parts.tsx')).breakdownParts;
const lazyPart = (name: keyof typeof breakdownParts) =>
  lazy(() =>
    loadParts().then(
      (parts) => ({ default: parts[name] }),
      () => ({ default: ({ children = null }: { children?: ReactNode }) => children }),
    ),
  );
export const ResultLead = lazyPart('ResultLead');
export const ResultSentence = lazyPart('ResultSentence');
export const ResultLines = lazyPart('ResultLines');
export const TaxBreakdown = lazyPart('TaxBreakdown');
export const askForBreakdown = () => {
  loadParts().catch(() => undefined);
};
