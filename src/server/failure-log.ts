/** Writes down that something failed. */
export type LogFailure = (what: string, error: unknown) => void;

const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined;

/**
 * Logs a failure as one line of JSON on stderr: when, what, and the error's name, code and
 * innermost frame. Never its message, which may quote what a visitor typed.
 */
export const logFailure: LogFailure = (what, error) => {
  const details =
    error instanceof Error
      ? { error: error.name, code: codeOf(error), at: /^ +at (.*)$/m.exec(error.stack ?? '')?.[1] }
      : { error: typeof error };
  process.stderr.write(
    `${JSON.stringify({ time: new Date().toISOString(), level: 'error', what, ...details })}\n`,
  );
};
