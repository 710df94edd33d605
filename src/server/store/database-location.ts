import { UsageError } from '#src/server/command.ts';

export interface DatabaseLocation {
  /** A URL for libSQL: file:…, libsql://… or https://…. */
  readonly url: string;
  /** The database file, relative to the working directory; undefined for a remote database. */
  readonly file: string | undefined;
  readonly authToken: string | undefined;
}

const defaultDatabaseUrl = 'file:data/leads.db';

/** A path with or without an empty or localhost authority, and neither query nor fragment. */
const fileUrl = /^file:(?:\/\/(?:localhost)?(?=\/))?(?!\/\/|:memory:)(?<path>[^?#]+)$/i;
const remoteUrl = /^(?:libsql|https?):\/\/./i;

/** Reads LEADS_DATABASE_URL (default: file:data/leads.db) and LEADS_DATABASE_AUTH_TOKEN. Throws UsageError. */
export function databaseLocation(environment: NodeJS.ProcessEnv): DatabaseLocation {
  const url = environment['LEADS_DATABASE_URL'] || defaultDatabaseUrl;
  const authToken = environment['LEADS_DATABASE_AUTH_TOKEN'] || undefined;
  if (remoteUrl.test(url)) return { url, file: undefined, authToken };
  const path = fileUrl.exec(url)?.groups?.['path'];
  if (path === undefined) {
    throw new UsageError(
      'LEADS_DATABASE_URL must be a file, such as file:data/leads.db, or the address of a libSQL server, such as libsql://leads.example.',
    );
  }
  try {
    return { url, file: decodeURIComponent(path), authToken };
  } catch {
    throw new UsageError(
      'LEADS_DATABASE_URL contains a percent sign that is not part of an encoded character; write it as %25.',
    );
  }
}

/** The address without its query and user, which may contain a secret. */
export const printableUrl = ({ url }: DatabaseLocation): string =>
  url.replace(/\?.*$/s, '').replace(/^(\w+:\/\/)[^/@]*@/, '$1');
