import type { Fact } from '#content/facts/fact.ts';

/** What the ledger's page prints of a figure. */
export interface LedgerEntry extends Pick<
  Fact,
  'subject' | 'figure' | 'since' | 'before' | 'source' | 'url' | 'confidence' | 'checked'
> {
  readonly id: string;
}

export interface LedgerGroup {
  readonly id: string;
  readonly heading: string;
  readonly entries: readonly LedgerEntry[];
}

/** The words around the figures of the ledger. */
export const figuresWords = {
  since: 'Since',
  before: 'Before',
  source: 'Source',
  checked: 'Last checked',
  confidence: {
    verified: 'verified',
    quoted: 'verified at second hand',
    unverified: 'could not be verified',
  },
} as const;
