import { counters } from './counters.ts';
import { codeOf } from './errors.ts';

/** Details of a log line: our own numbers and names, never what a visitor sent. */
export type Details = Readonly<Record<string, string | number | boolean | undefined>>;

/** The server's log, one JSON object a line, without personal data: no address, path or visitor's text. */
export interface Log {
  readonly info: (what: string, details?: Details) => void;
  readonly warning: (what: string, details?: Details) => void;
  /** Logs an error's name, code and innermost frame, never its message, which may quote a visitor. */
  readonly error: (what: string, error: unknown) => void;
}

function detailsOf(error: unknown): Details {
  if (!(error instanceof Error)) return { error: typeof error };
  const at = /^ +at (.*)$/m.exec(error.stack ?? '')?.[1];
  return { error: error.name, code: codeOf(error), at };
}

export const silentLog: Log = { info: () => {}, warning: () => {}, error: () => {} };

/** Drops lines that cannot be written, such as on a full disk. Never ends the program. */
export function logTo(successes: NodeJS.WritableStream, problems: NodeJS.WritableStream): Log {
  function write(stream: NodeJS.WritableStream, level: string, what: string, details?: Details) {
    const line = JSON.stringify({ time: new Date().toISOString(), level, what, ...details });
    try {
      stream.write(`${line}\n`);
    } catch {
      // Writing to a file is synchronous, and throws.
    }
  }

  // An unhandled error event would end the program.
  for (const stream of [successes, problems]) stream.on('error', () => {});
  return {
    info: (what, details) => write(successes, 'info', what, details),
    warning: (what, details) => {
      counters.problems.inc({ what });
      write(problems, 'warning', what, details);
    },
    error: (what, error) => {
      counters.problems.inc({ what });
      write(problems, 'error', what, detailsOf(error));
    },
  };
}

export const processLog: Log = logTo(process.stdout, process.stderr);
