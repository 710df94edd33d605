import type { LedgerGroup } from '#content/interface/figures.ts';
import type { Page } from '#content/page.ts';
import { Section } from '#src/design/section.tsx';
import { PageOpening } from '#src/views/page/page-opening.tsx';
import { Sections } from '#src/views/page/sections.tsx';
import { LedgerList } from './ledger-list.tsx';

interface FiguresPageProps {
  page: Page;
  groups: readonly LedgerGroup[];
}

/** The ledger of figures, a list for each subject. Every entry has an address for its marks. */
export function FiguresPage({ page, groups }: FiguresPageProps) {
  return (
    <>
      <PageOpening page={page} />
      <Sections sections={page.sections} />
      {groups.map(({ id, heading, entries }) => (
        <Section key={id} id={id} heading={heading}>
          <LedgerList entries={entries} />
        </Section>
      ))}
    </>
  );
}
