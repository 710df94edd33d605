import { personalField, type Mask } from './mask.ts';
import type { Cause, InitialSnapshot, TapeStep } from './tape.ts';

const maskEvent = (mask: Mask, event: TapeStep['event']) => ({
  ...mask.record(event),
  type: event.type,
});

const maskContext = (mask: Mask, context: InitialSnapshot['context']) =>
  context === undefined ? {} : { context: mask.record(context) };

function maskDid(mask: Mask, did: InitialSnapshot['did']) {
  if (did === undefined) return {};
  const { sent, emitted } = did;
  return {
    did: {
      ...did,
      ...(sent && { sent: sent.map(({ to, event }) => ({ to, event: maskEvent(mask, event) })) }),
      ...(emitted && { emitted: emitted.map((event) => maskEvent(mask, event)) }),
    },
  };
}

export const maskInitialSnapshot = (mask: Mask, opening: InitialSnapshot): InitialSnapshot => ({
  ...opening,
  ...maskContext(mask, opening.context),
  ...maskDid(mask, opening.did),
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
    ...maskContext(mask, step.context),
    ...maskDid(mask, step.did),
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
