/** How the form handler answered. Only the status counts; the text of an answer is never read. */
export interface HandlerAnswer {
  readonly status: number;
}

export const isAccepted = ({ status }: HandlerAnswer): boolean => status >= 200 && status < 400;

/** Statuses by which a handler asks for another try later, though they are in the 400s. */
const retryable = new Set([408, 425, 429]);

/** True for an answer that the same body will always get. */
export const isRefused = ({ status }: HandlerAnswer): boolean =>
  status >= 400 && status < 500 && !retryable.has(status);
