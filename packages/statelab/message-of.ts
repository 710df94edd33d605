/** The message of an error, or the thrown value as text. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The message of what caused an error in the first place. */
export const causeOf = (error: unknown): string =>
  error instanceof Error && error.cause !== undefined ? causeOf(error.cause) : messageOf(error);
