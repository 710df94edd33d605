import { codeOf } from './error-code.ts';

/** What else a line of the log may say: numbers and names of ours, never what a visitor sent. */
export type Details = Readonly<Record<string, string | number | boolean | undefined>>;

/** The server's log, one JSON object a line. Nothing in it is personal: no address, path or visitor's text. */
export interface Log {
  readonly info: (what: string, details?: Details) => void;
  readonly warning: (what: string, details?: Details) => void;
  /** Of the error its name, code and innermost frame; never its message, which may quote a visitor. */
  readonly error: (what: string, error: unknown) => void;
}

function detailsOf(error: unknown): Details {
  if (!(error instanceof Error)) return { error: typeof error };
  const at = /^ +at (.*)$/m.exec(error.stack ?? '')?.[1];
  return { error: error.name, code: codeOf(error), at };
}

/** Says nothing. */
export const silentLog: Log = { info: () => {}, warning: () => {}, error: () => {} };

/**
 * Logs successes to one stream and problems to the other. Drops lines that can't be written, never ends the
 * program, and reports how many once it can.
 */
export function logTo(well: NodeJS.WritableStream, badly: NodeJS.WritableStream): Log {
  let dropped = 0;

  function write(stream: NodeJS.WritableStream, level: string, what: string, details?: Details) {
    const line = JSON.stringify({ time: new Date().toISOString(), level, what, ...details });
    const settle = (failed: boolean): void => {
      if (failed) dropped += 1;
      else if (dropped > 0) {
        const lines = dropped;
        dropped = 0;
        write(stream, 'warning', 'lines of the log were dropped', { lines });
      }
    };
    try {
      stream.write(`${line}\n`, (error) => settle(error instanceof Error));
    } catch {
      // A file is written at once, and its failure thrown.
      settle(true);
    }
  }

  // Each write is told of its own failure; unheard, the stream's own event would end the program.
  for (const stream of [well, badly]) stream.on('error', () => {});
  return {
    info: (what, details) => write(well, 'info', what, details),
    warning: (what, details) => write(badly, 'warning', what, details),
    error: (what, error) => write(badly, 'error', what, detailsOf(error)),
  };
}

/** The log of this process, on its stdout and stderr. */
export const processLog: Log = logTo(process.stdout, process.stderr);
