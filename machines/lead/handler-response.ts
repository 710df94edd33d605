import * as v from 'valibot';

/** The body of the form handler's response to a lead that it has stored. */
export const successBody = v.object({ ok: v.literal(true) });

/** The form handler's response. */
export interface HandlerResponse {
  readonly status: number;
}

export const isAccepted = ({ status }: HandlerResponse): boolean => status >= 200 && status < 400;

/** Client error statuses that are worth a retry. */
const retryable = new Set([408, 425, 429]);

/** True for a response that a retry would not change. */
export const isRejected = ({ status }: HandlerResponse): boolean =>
  status >= 400 && status < 500 && !retryable.has(status);
