import { createRootRoute, Outlet } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FormMachinesContext } from '#src/views/forms/form-machines-context.ts';
import { NotFound } from '#src/views/not-found/not-found.tsx';
import { SiteLayout } from '#src/views/layout/site-layout.tsx';
import { OutboxContext } from '#src/views/outbox-context.ts';
import { AccordionContext } from '#src/views/page/use-accordion.ts';
import { useMachine } from '#src/views/use-machine.ts';
import { composeAccordion } from './compose/accordion.ts';
import { composeLeadForms } from './compose/lead-forms.ts';
import { leadOutbox, stickyBar } from './compose/site-machines.ts';

function Root() {
  const outbox = useMachine(leadOutbox);
  const forms = useMemo(() => composeLeadForms(import.meta.env.LEAD_FORMS, outbox), [outbox]);
  return (
    <OutboxContext value={outbox}>
      <AccordionContext value={composeAccordion}>
        <FormMachinesContext value={forms}>
          <Outlet />
        </FormMachinesContext>
      </AccordionContext>
    </OutboxContext>
  );
}

export const rootRoute = createRootRoute({
  component: Root,
  notFoundComponent: () => (
    <SiteLayout stickyBar={stickyBar}>
      <NotFound />
    </SiteLayout>
  ),
});
