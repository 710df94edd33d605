import type { TestProject } from 'vitest/node';
import { startPostgres, type PostgresServer } from '#tests/server/fixtures/postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL server's own database. */
    readonly postgres: string;
  }
}

let server: PostgresServer | undefined;

/** Starts one PostgreSQL server for all tests of the store. It need not survive a loss of power. */
export async function setup({ provide }: TestProject): Promise<void> {
  server = await startPostgres({ settings: { fsync: 'off' } });
  provide('postgres', server.urlOf('postgres'));
}

export const teardown = (): Promise<void> | undefined => server?.stop();
