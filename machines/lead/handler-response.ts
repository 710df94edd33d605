/** The form handler's response. Its body is never read. */
export interface HandlerResponse {
  readonly status: number;
}

export const isAccepted = ({ status }: HandlerResponse): boolean => status >= 200 && status < 400;

/** Client error statuses that are worth a retry. */
const retryable = new Set([408, 425, 429]);

/** True for a response that a retry would not change. */
export const isRejected = ({ status }: HandlerResponse): boolean =>
  status >= 400 && status < 500 && !retryable.has(status);
