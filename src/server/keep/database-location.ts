import { UsageError } from '#command-line/run-command.ts';

export interface DatabaseLocation {
  /** file:… or postgres://…. */
  readonly url: string;
  /** The database file, relative to the working directory; undefined for a PostgreSQL server. */
  readonly file: string | undefined;
}

const defaultDatabaseUrl = 'file:data/leads.db';

/** A path, perhaps after an empty or localhost authority, without a query or fragment. */
const fileUrl = /^file:(?:\/\/(?:localhost)?(?=\/))?(?!\/\/|:memory:)(?<path>[^?#]+)$/i;
const postgresUrl = /^postgres(?:ql)?:\/\/./i;

/** Parses the address of a database, which `name` gave. Throws UsageError. */
export function parseLocation(url: string, name: string): DatabaseLocation {
  if (postgresUrl.test(url) && URL.canParse(url)) return { url, file: undefined };
  const path = fileUrl.exec(url)?.groups?.['path'];
  if (path === undefined) {
    throw new UsageError(
      `${name} must be a file, such as file:data/leads.db, or a PostgreSQL database, such as postgres://user:password@db.example/leads.`,
    );
  }
  try {
    return { url, file: decodeURIComponent(path) };
  } catch {
    throw new UsageError(
      `${name} contains a percent sign that is not part of an encoded character; write it as %25.`,
    );
  }
}

/** Reads LEADS_DATABASE_URL (default: file:data/leads.db). Throws UsageError. */
export const databaseLocation = (environment: NodeJS.ProcessEnv): DatabaseLocation =>
  parseLocation(environment['LEADS_DATABASE_URL'] || defaultDatabaseUrl, 'LEADS_DATABASE_URL');

/** The address without its query and user, which may contain a secret. */
export function printableUrl({ url, file }: DatabaseLocation): string {
  if (file !== undefined) return url.replace(/\?.*$/s, '');
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
