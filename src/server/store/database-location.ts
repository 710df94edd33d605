import { UsageError } from '#src/server/command.ts';

/** Where the leads are kept. */
export interface DatabaseLocation {
  /** As libSQL takes it: file:…, libsql://… or https://…. */
  readonly url: string;
  /** The database file of a file: URL, relative to the working directory; a remote database has none. */
  readonly file: string | undefined;
  readonly authToken: string | undefined;
}

const defaultDatabaseUrl = 'file:data/leads.db';

/** A path with or without an empty or localhost authority, and neither query nor fragment. */
const fileUrl = /^file:(?:\/\/(?:localhost)?(?=\/))?(?!\/\/)(?<path>[^?#]+)$/i;
const remoteUrl = /^(?:libsql|https?):\/\/./i;

/** Reads LEADS_DATABASE_URL (default: file:data/leads.db) and LEADS_DATABASE_AUTH_TOKEN. Throws UsageError. */
export function databaseLocation(environment: NodeJS.ProcessEnv): DatabaseLocation {
  const url = environment['LEADS_DATABASE_URL'] || defaultDatabaseUrl;
  const authToken = environment['LEADS_DATABASE_AUTH_TOKEN'] || undefined;
  if (remoteUrl.test(url)) return { url, file: undefined, authToken };
  const path = fileUrl.exec(url)?.groups?.['path'];
  if (path === undefined || path.startsWith(':memory:')) {
    throw new UsageError(
      'LEADS_DATABASE_URL must be a file, like file:data/leads.db, or the address of a libSQL server, like libsql://leads.example.',
    );
  }
  return { url, file: decodePath(path), authToken };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new UsageError(
      'LEADS_DATABASE_URL holds a percent sign that is not part of an encoded character; write it as %25.',
    );
  }
}

/** The address as it may be printed: without its query and user, which can contain a secret. */
export function printableUrl({ url }: DatabaseLocation): string {
  return url.replace(/\?.*$/s, '').replace(/^(\w+:\/\/)[^/@]*@/, '$1');
}
