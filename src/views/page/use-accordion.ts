import { useSelector } from '@xstate/react';
import { createContext, useContext, useDeferredValue, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Question } from '#content/page.ts';
import type { accordionMachine } from '#machines/accordion/accordion.machine.ts';
import { machineAttributes, stateName } from '#src/views/machine-state.ts';
import { useMachine } from '#src/views/use-machine.ts';

export type Accordion = ActorRefFrom<typeof accordionMachine>;

/** Makes an accordion's machine for entries with these ids; set at the site's root. */
export const AccordionContext = createContext<
  ((entries: readonly string[]) => typeof accordionMachine) | null
>(null);

/** Runs the accordion of some questions. Throws outside the site's root, where none can be made. */
export function useAccordion(questions: readonly Question[]): Accordion {
  const compose = useContext(AccordionContext);
  if (compose === null)
    throw new Error('useAccordion needs the AccordionContext of the site root above it.');
  const machine = useMemo(() => compose(questions.map(({ id }) => id)), [compose, questions]);
  return useMachine(machine);
}

/** What an accordion's root element carries. Like its panels, it follows the machine in the next frame. */
export const useAccordionAttributes = (accordion: Accordion) =>
  machineAttributes('accordion', useDeferredValue(useSelector(accordion, stateName)));
