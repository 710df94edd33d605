/** What else a line of the log may say: numbers and names of ours, never what a visitor sent. */
export type Details = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * The server's log: one JSON object a line, with the time, the level and what happened.
 * Nothing in it is personal: no address, no path, no text that a visitor sent.
 */
export interface Log {
  readonly info: (what: string, details?: Details) => void;
  readonly warning: (what: string, details?: Details) => void;
  /** Of the error its name, code and innermost frame; never its message, which may quote a visitor. */
  readonly failure: (what: string, error: unknown) => void;
}

const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined;

function detailsOf(error: unknown): Details {
  if (!(error instanceof Error)) return { error: typeof error };
  const at = /^ +at (.*)$/m.exec(error.stack ?? '')?.[1];
  return { error: error.name, code: codeOf(error), at };
}

const write = (stream: NodeJS.WriteStream, level: string, what: string, details: Details = {}) => {
  stream.write(`${JSON.stringify({ time: new Date().toISOString(), level, what, ...details })}\n`);
};

/** Says nothing. */
export const silentLog: Log = { info: () => {}, warning: () => {}, failure: () => {} };

/** Logs what goes well on stdout, and what does not on stderr. */
export const processLog: Log = {
  info: (what, details) => write(process.stdout, 'info', what, details),
  warning: (what, details) => write(process.stderr, 'warning', what, details),
  failure: (what, error) => write(process.stderr, 'error', what, detailsOf(error)),
};
