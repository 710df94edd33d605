/** What `npm run reports -- --help` prints. */
export const help = `Shows, saves and deletes the reports of visits that the form handler has stored.

Usage:
  npm run reports                           a table of all reports, oldest first
  npm run reports -- show ID                a report as JSON
  npm run reports -- save ID FILE           writes it into a new file, for npm run replay
  npm run reports -- delete ID [--yes]

Options:
  --yes   with delete: do not ask first
  --help  this text

A report is a visit in which somebody met a problem: the steps that the site's machines took,
with stand-ins for all that was typed. It is deleted by itself after 90 days.

LEADS_DATABASE_URL says where the reports are (default file:data/leads.db);
LEADS_DATABASE_AUTH_TOKEN opens a remote database.
`;
