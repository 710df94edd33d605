import type { ActorRefFrom } from 'xstate';
import type { Question } from '#content/page.ts';
import { accordionMachine } from '#machines/accordion/accordion.machine.ts';
import { stateName } from '#machines/state-name.ts';
import { machineAttributes } from '#src/views/machine-attributes.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { useDeferredSelector } from '#src/views/use-deferred-selector.ts';

export type Accordion = ActorRefFrom<typeof accordionMachine>;

/** Runs the accordion of some questions. */
export const useAccordion = (questions: readonly Question[]): Accordion =>
  useProvidedActor(accordionMachine, { entries: questions.map(({ id }) => id) });

/** What an accordion's root element carries. Like its panels, it follows the machine in the next frame. */
export const useAccordionAttributes = (accordion: Accordion) =>
  machineAttributes('accordion', useDeferredSelector(accordion, stateName));
