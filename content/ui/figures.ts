import type { Fact } from '#content/facts/fact.ts';

/** The labels of a figure on the ledger's page. */
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

/** The words of the ledger's page. */
export const figuresWords = {
  since: 'Since',
  before: 'Before',
  source: 'Source',
  checked: 'Last checked',
  confidence: {
    verified: 'verified',
    quoted: 'verified in a quotation',
    unverified: 'supplied by us',
  },
} as const;
