import { personalField, type Mask } from './mask.ts';
import type { Cause, InitialSnapshot, TapeStep } from './tape.ts';

const maskEvent = (mask: Mask, event: TapeStep['event']) => ({
  ...mask.record(event),
  type: event.type,
});

/** What a step or an opening shows, and its side effects. */
const maskShown = (mask: Mask, { context, did }: InitialSnapshot) => ({
  ...(context && { context: mask.record(context) }),
  ...(did && {
    did: {
      ...did,
      ...(did.sent && {
        sent: did.sent.map(({ to, event }) => ({ to, event: maskEvent(mask, event) })),
      }),
      ...(did.emitted && { emitted: did.emitted.map((event) => maskEvent(mask, event)) }),
    },
  }),
});

export const maskInitialSnapshot = (mask: Mask, opening: InitialSnapshot): InitialSnapshot => ({
  ...opening,
  ...maskShown(mask, opening),
});

function maskCause(mask: Mask, cause: Cause, event: TapeStep['event']): Cause {
  const field = personalField(event);
  if (cause.value === undefined || field === undefined) return cause;
  return { ...cause, value: mask.text(field, cause.value) };
}

export function maskStep(mask: Mask, step: TapeStep): TapeStep {
  const { event, refused } = step;
  const masked = {
    ...step,
    event: maskEvent(mask, event),
    ...maskShown(mask, step),
    ...(refused && {
      refused: refused.map(({ guard, values }) => ({
        guard,
        values: mask.record({ values })['values'],
      })),
    }),
  };
  if (masked.kind !== 'event' || masked.cause === undefined) return masked;
  return { ...masked, cause: maskCause(mask, masked.cause, event) };
}
