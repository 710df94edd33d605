/** The words of the ledger's page. */
export const figuresWords = {
  since: 'Since',
  before: 'Before',
  source: 'Source',
  checked: 'Last checked',
  confidence: {
    verified: 'read at the source',
    quoted: 'read in a quotation',
    unverified: 'supplied by us',
  },
} as const;
