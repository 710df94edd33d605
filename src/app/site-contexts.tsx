import { useMemo, type ReactNode } from 'react';
import { FormMachinesContext } from '#src/views/forms/form-machines-context.ts';
import { OutboxContext } from '#src/views/outbox-context.ts';
import { AccordionContext } from '#src/views/page/use-accordion.ts';
import { useMachine } from '#src/views/use-machine.ts';
import { composeAccordion } from './compose/accordion.ts';
import { composeLeadForms } from './compose/lead-forms.ts';
import { leadOutbox } from './compose/site-machines.ts';

/** Runs the machine that every page shares, and hands views the machines they run. */
export function SiteContexts({ children }: { children: ReactNode }) {
  const outbox = useMachine(leadOutbox);
  const forms = useMemo(() => composeLeadForms(import.meta.env.LEAD_FORMS, outbox), [outbox]);
  return (
    <OutboxContext value={outbox}>
      <AccordionContext value={composeAccordion}>
        <FormMachinesContext value={forms}>{children}</FormMachinesContext>
      </AccordionContext>
    </OutboxContext>
  );
}
