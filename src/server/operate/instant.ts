import { UsageError } from '#command-line/run-command.ts';

const form =
  /^(?<date>\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** Parses a UTC date or an ISO 8601 time with its offset. Throws UsageError, naming the option. */
export const parseInstant =
  (option: string) =>
  (typed: string): Date => {
    const date = form.exec(typed)?.groups?.['date'];
    const instant = new Date(typed);
    // Date moves a day that is not in the calendar into the next month.
    const isValid = date !== undefined && !Number.isNaN(instant.valueOf());
    if (isValid && new Date(`${date}T00:00Z`).toISOString().startsWith(date)) return instant;
    throw new UsageError(
      `${option} takes a date like 2026-11-21 or a time like 2026-11-21T09:00+13:00, not "${typed}".`,
    );
  };
