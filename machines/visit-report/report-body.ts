/** The value of `form-name` that tells a report of a visit from a lead. */
export const reportFormName = 'report';

/** The field that holds the report, as JSON. */
export const reportField = 'tape';

/** The largest body of a report, in bytes. */
export const largestReport = 1024 * 1024;

/** Writes a report, given as JSON, as an application/x-www-form-urlencoded body. */
export const encodeReport = (report: string): string =>
  new URLSearchParams([
    ['form-name', reportFormName],
    [reportField, report],
  ]).toString();
