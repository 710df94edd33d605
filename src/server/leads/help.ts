/** What `npm run leads -- --help` prints. */
export const help = `Shows, hands on, corrects, deletes and backs up the leads that the form handler has stored.

Usage:
  npm run leads                              a table of all leads, oldest first
  npm run leads -- [--json | --csv] [--since DATE] [--email ADDRESS]
  npm run leads -- show LEAD [--json]        everything kept of a lead
  npm run leads -- assign LEAD --to NAME     notes who received it, and when: it is sent
  npm run leads -- accept LEAD               notes that somebody has taken it on
  npm run leads -- close LEAD                notes that it is done
  npm run leads -- correct LEAD --FIELD VALUE [--FIELD VALUE ...]
  npm run leads -- retry [LEAD]              tells again what could not be told
  npm run leads -- export --email ADDRESS    everything kept of a person, as JSON
  npm run leads -- delete (--email ADDRESS | --id LEAD) [--yes]
  npm run leads -- purge --before DATE [--yes]
  npm run leads -- backup FILE               copies the database while the server runs
  npm run leads -- restore FILE              puts a backup back where no database is

Options:
  --json           JSON, every value as it was stored
  --csv            CSV (RFC 4180, UTF-8), every cell quoted; what a spreadsheet might run as a
                   formula gets a leading apostrophe
  --since DATE     only leads received at or after DATE
  --email ADDRESS  only leads with this email address
  --before DATE    with purge: delete the leads received before DATE
  --FIELD VALUE    with correct: the field's new value; of several services, with commas between
  --yes            with purge and delete: do not ask first
  --help           this text

LEAD is its number, or the reference that the visitor was told. Its status is new, sent, accepted
or closed; told says whether somebody was told of it: none, due, told or failed.

DATE is a UTC date (2026-11-21 is its midnight, 1 pm of that day in New Zealand in summer)
or a time with its offset (2026-11-21T00:00+13:00). Times are shown in UTC.

LEADS_DATABASE_URL says where the leads are (default file:data/leads.db);
LEADS_DATABASE_AUTH_TOKEN opens a remote database. With npm run --silent nothing but the
leads is printed.
`;
