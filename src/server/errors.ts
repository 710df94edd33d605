/** The code of an error, such as ENOENT or SQLITE_BUSY; undefined if it has none. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** Handles an error that may have this code; throws any other. */
export const ignoring =
  (code: string) =>
  (error: unknown): undefined => {
    if (codeOf(error) !== code) throw error;
  };

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
