import type { Failure } from '#machines/lead-delivery/retry-policy.ts';
import { codeOf } from '#src/server/errors.ts';
import { terminalText } from '#src/server/terminal-text.ts';
import type { Notification } from '#src/server/keep/notification-queue.ts';

/** Sends a notification. Rejects unless delivery is confirmed. */
export type Notifier = (notification: Notification, signal: AbortSignal) => Promise<void>;

const maxLength = 200;

/** A receiver's response as one line without email addresses. */
const redacted = (response: string): string =>
  terminalText(response.replace(/\s+/g, ' ').trim())
    .replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '(address)')
    .slice(0, maxLength);

/** A failed attempt, without personal data. */
export class DeliveryError extends Error implements Failure {
  readonly isFinal: boolean;
  readonly retryAfter: number;
  /** The code of the error, such as ECONNREFUSED, 550 or 503. */
  readonly code: string;
  readonly response: string;

  constructor(code: string, received: string, { isFinal = false, retryAfter = 0 } = {}) {
    const response = redacted(received);
    super(`${code} ${response}`.trim());
    this.code = code;
    this.response = response;
    this.isFinal = isFinal;
    this.retryAfter = retryAfter;
  }
}

/** Converts any error, without the message of an unknown one, which may quote a visitor. */
export function deliveryErrorOf(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  if (!(error instanceof Error)) return new DeliveryError('unknown', '');
  if (error.name === 'TimeoutError') return new DeliveryError('timeout', 'no response in time');
  return new DeliveryError(codeOf(error) ?? error.name, '');
}
