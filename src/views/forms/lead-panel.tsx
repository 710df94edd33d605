import styled from '@emotion/styled';
import { panel } from '#src/design/panel.ts';
import { tokens } from '#src/design/tokens.ts';
import { LeadForm } from './lead-form.tsx';

const Panel = styled.div(panel, {
  '& h2': { marginBlockEnd: tokens.space[8], fontSize: tokens.size.h4 },
});

/** The quick quote form on a white sheet, for a hero. */
export function LeadPanel({ title, subtitle }: { title: string; subtitle: string }) {
  return (
    <Panel>
      <h2>{title}</h2>
      <p>{subtitle}</p>
      <LeadForm id="hero-quote" variant="compact" />
    </Panel>
  );
}
