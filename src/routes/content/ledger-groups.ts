import { factGroups } from '#content/facts.ts';

/** The ledger's groups, as /figures shows them. */
export const ledgerGroups = factGroups.map(({ facts, ...group }) => ({
  ...group,
  entries: Object.entries(facts).map(
    ([id, { subject, figure, time, since, before, source, url, confidence, checked }]) => ({
      id,
      subject,
      figure: time === undefined ? figure : `${figure}, ${time}`,
      ...(since !== undefined && { since }),
      ...(before !== undefined && { before }),
      source,
      ...(url !== undefined && { url }),
      confidence,
      checked,
    }),
  ),
}));
