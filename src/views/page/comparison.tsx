import { lazy, Suspense } from 'react';
import type { Section } from '#content/page.ts';
import { ContentTable } from './content-table.tsx';

type Comparison = Extract<Section, { kind: 'comparison' }>;

const Plain = ({ table }: Comparison) => <ContentTable table={table} />;

/** What works out the visitor's own row comes when the page answers; the table is there without it. */
const ProfitComparison = lazy(() =>
  import('#src/views/calculators/profit-comparison.tsx').then(
    (module) => ({ default: module.ProfitComparison }),
    () => ({ default: Plain }),
  ),
);

/** A table that is also worked out for the visitor's own profit. */
export const ComparisonBody = ({ section }: { section: Comparison }) => (
  <Suspense fallback={<Plain {...section} />}>
    <ProfitComparison {...section} />
  </Suspense>
);
