import type { Answers } from '#machines/lead/lead-form.ts';
import type { AnyEventObject } from 'xstate';

/** True for typing into a field what stands there already: a page notices nothing of it. */
export const standsThere = (
  { answers }: { readonly answers: Answers },
  event: AnyEventObject,
): boolean => event.type === 'FIELD.CHANGE' && answers[event['field']] === event['value'];
