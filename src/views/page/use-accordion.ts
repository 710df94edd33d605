import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Question } from '#content/page.ts';
import { accordionMachine } from '#machines/accordion/accordion.machine.ts';
import { machineAttributes, stateName } from '#src/views/machine-state.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';

export type Accordion = ActorRefFrom<typeof accordionMachine>;

/** Runs the accordion of some questions. */
export const useAccordion = (questions: readonly Question[]): Accordion =>
  useProvidedActor(accordionMachine, { entries: questions.map(({ id }) => id) });

/** What an accordion's root element carries. Like its panels, it follows the machine in the next frame. */
export const useAccordionAttributes = (accordion: Accordion) =>
  machineAttributes('accordion', useDeferredValue(useSelector(accordion, stateName)));
