import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from './server-process.ts';

export type LifeServers = Awaited<ReturnType<typeof startLifeServers>>;

/** Two servers on one database, each with its own clock. Without an address, the database is a file. */
export async function startLifeServers(folder: string, url: string | undefined, mailUrl: string) {
  const env = {
    ...(url !== undefined && { LEADS_DATABASE_URL: url }),
    LEADS_SMTP_URL: mailUrl,
    LEADS_MAIL_FROM: 'leads@waymark.example',
    LEADS_MAIL_TO: 'operator@waymark.example',
    // Every lead in a mail of its own: digests would come after minutes.
    LEADS_MAILS_A_DAY: '999999',
    LEADS_LINK_URL: 'https://www.waymark.example',
    LEADS_LINK_SECRET: Buffer.alloc(32, 1).toString('base64'),
  };
  const clockOf = (number: number): string => join(folder, `clock-${number}`);
  const start = (number: number, port = 0) =>
    startServer({
      folder,
      port,
      program: 'tests/server/chaos/life-server.ts',
      env: { ...env, CLOCK: clockOf(number) },
    });
  /** Sets how far ahead a server's clock is, in milliseconds. */
  const setClock = async (number: number, ahead: number): Promise<void> => {
    // Renamed into place: a server never reads half of it.
    await writeFile(`${clockOf(number)}.new`, String(ahead));
    await rename(`${clockOf(number)}.new`, clockOf(number));
  };
  await Promise.all([setClock(0, 0), setClock(1, 0)]);
  const servers = [await start(0), await start(1)];

  /** Posts a form to a server, or to the other after a kill, until one responds. */
  async function post(number: number, path: string, form: string, headers = {}): Promise<string> {
    for (let turn = number; ; turn += 1) {
      try {
        const response = await fetch(`${servers[turn % 2]?.url}${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
          body: form,
        });
        const text = await response.text();
        if (response.status < 500) return text;
      } catch {
        // The server was killed.
      }
      await pause(50);
    }
  }

  return {
    setClock,
    post,
    kill: async (number: number): Promise<void> => {
      const server = servers[number];
      await server?.end('SIGKILL');
      servers[number] = await start(number, server?.port);
    },
    stop: () => Promise.all(servers.map((server) => server.end('SIGTERM'))),
  };
}
