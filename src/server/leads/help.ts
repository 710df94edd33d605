/** What `npm run leads -- --help` prints. */
export const help = `Shows, deletes and backs up the leads that the form handler has stored.

Usage:
  npm run leads                              a table of all leads, oldest first
  npm run leads -- [--json | --csv] [--since DATE] [--email ADDRESS]
  npm run leads -- purge --before DATE [--yes]
  npm run leads -- delete --email ADDRESS [--yes]
  npm run leads -- backup FILE               copies the database while the server runs
  npm run leads -- restore FILE              puts a backup back where no database is

Options:
  --json           JSON, every value as it was stored
  --csv            CSV (RFC 4180, UTF-8), every cell quoted; what a spreadsheet might run as a
                   formula gets a leading apostrophe
  --since DATE     only leads received at or after DATE
  --email ADDRESS  only leads with this e-mail address; with delete: delete those
  --before DATE    with purge: delete the leads received before DATE
  --yes            with purge and delete: do not ask first
  --help           this text

DATE is a UTC date (2026-11-21 is its midnight, 1 pm of that day in New Zealand in summer)
or a time with its offset (2026-11-21T00:00+13:00). Times are shown in UTC.

LEADS_DATABASE_URL says where the leads are (default file:data/leads.db);
LEADS_DATABASE_AUTH_TOKEN opens a remote database. With npm run --silent nothing but the
leads is printed.
`;
