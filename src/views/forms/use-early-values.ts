import { useEffect, useRef, type RefObject } from 'react';
import type { FormActor } from '#machines/form/form.machine.ts';

/**
 * Hands the machine what a visitor typed, or the browser filled in, before the page's code
 * took over: React leaves it in the fields, but tells nobody.
 */
export function useEarlyValues(actor: FormActor): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current === null) return;
    const { answers } = actor.getSnapshot().context;
    for (const [field, value] of new FormData(form.current)) {
      if (typeof value === 'string' && Object.hasOwn(answers, field) && value !== answers[field]) {
        actor.send({ type: 'FIELD.CHANGE', field, value });
      }
    }
  }, [actor]);
  return form;
}
