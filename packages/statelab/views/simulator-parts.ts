import type { SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { simulatorMachine } from './simulator.machine.ts';

export interface SimulatorProps {
  readonly simulator: ActorRefFrom<typeof simulatorMachine>;
}

/** Handles the texts of a submitted form, by name. */
export const onSubmitted =
  (handle: (textOf: (field: string) => string) => void) =>
  (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    handle((field) => {
      const text = form.get(field);
      return typeof text === 'string' ? text : '';
    });
  };
