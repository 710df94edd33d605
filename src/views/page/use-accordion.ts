import type { ActorRefFrom } from 'xstate';
import type { Question } from '#content/page.ts';
import { accordionMachine } from '#machines/accordion/accordion.machine.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';
import { useDeferredAttributes } from '#src/views/use-deferred-selector.ts';

export type Accordion = ActorRefFrom<typeof accordionMachine>;

/** Runs the accordion of some questions. Like its panels, the attributes follow it in the next frame. */
export function useAccordion(questions: readonly Question[]) {
  const accordion: Accordion = useProvidedActor(accordionMachine, {
    entries: questions.map(({ id }) => id),
  });
  return {
    accordion,
    attributes: useDeferredAttributes('accordion', accordion),
  };
}
