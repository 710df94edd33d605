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
