import { hashTarget } from '#src/actors/hash-target.ts';
import { accordionMachine } from '#machines/accordion/accordion.machine.ts';

/** An accordion over entries with these ids, which a link can open. */
export const composeAccordion = (entries: readonly string[]) =>
  accordionMachine.provide({ actors: { hashTarget: hashTarget(entries) } });
