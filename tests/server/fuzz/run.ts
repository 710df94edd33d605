import { symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { leadOf } from '#machines/lead/lead-form.ts';
import { createApp } from '#src/server/app.ts';
import { formNamed } from '#content/forms/forms.ts';
import type { Log } from '#src/server/log.ts';
import { openLeads } from '#src/server/decide/open-leads.ts';
import type { StoredLead } from '#src/server/keep/stored-lead.ts';
import { createHttpServer } from '#src/server/site/http-server.ts';
import { drawFrom } from '#tests/draw.ts';
import { listenAnywhere } from '#tests/server/fixtures/free-port.ts';
import { sendRaw, type RawResponse } from './raw-client.ts';
import { anyRequest, type RawRequest } from './requests.ts';

/** The number of concurrent connections. */
const connections = 48;

/** A file next to dist/ that must never be served. */
const canary = 'this file is none of the site';

/** True for values that are valid in a lead’s form, unchanged. */
function isValid({ form: name, values }: StoredLead): boolean {
  const form = formNamed(name);
  return form !== undefined && JSON.stringify(leadOf(form, values)) === JSON.stringify(values);
}

/** The fault of a response, or null. */
function faultOf(request: RawRequest, response: RawResponse | null): string | null {
  const asked = request.bytes.subarray(0, 200).toString('latin1');
  if (response === null) return request.isValid ? `No response to ${asked}` : null;
  if (response.status >= 500) return `${response.status} for ${asked}`;
  if (response.body.includes(canary)) return `A file outside the site for ${asked}`;
  if (request.isValid && response.status !== 200) return `${response.status} for the lead ${asked}`;
  // Responses of Node’s own parser have no headers.
  const isOurs = response.status !== 400 && response.status !== 431 && response.status !== 417;
  if (isOurs && !/\r\nx-content-type-options: nosniff/i.test(response.head)) {
    return `No security headers for ${asked}`;
  }
  return null;
}

/**
 * Sends generated requests to the real server for the site in `distDir`, and reports the results.
 * The same seed sends the same requests.
 */
export async function fuzz(distDir: string, count: number, seed: string) {
  const folder = dirname(distDir);
  await writeFile(join(folder, 'outside.txt'), canary);
  await symlink(join(folder, 'outside.txt'), join(distDir, 'link-out'));
  const file = join(folder, 'data', 'leads.db');
  const store = await openLeads({ url: `file:${file}`, file });
  const faults: string[] = [];
  const log: Log = {
    info: () => {},
    warning: (what) => faults.push(`Logged: ${what}`),
    error: (what, error) => faults.push(`Logged: ${what}: ${String(error)}`),
  };
  const app = createApp({ leads: store, distDir, log });
  const server = createHttpServer(app);
  const port = await listenAnywhere(server);
  const draw = drawFrom(seed);
  const statuses: Record<number, number> = {};
  let sent = 0;
  let valid = 0;
  const client = async (): Promise<void> => {
    while (sent < count) {
      sent += 1;
      const request = anyRequest(draw, port, sent);
      if (request.isValid) valid += 1;
      const response = await sendRaw(port, request.bytes, request.isCut);
      const fault = faultOf(request, response);
      if (fault !== null) faults.push(fault);
      const status = response?.status ?? 0;
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  server.close();
  server.closeAllConnections();
  const leads = await store.list().finally(() => store.close());
  faults.push(
    ...leads
      .filter((lead) => !isValid(lead))
      .map(({ id }) => `Lead ${id} is stored and not valid.`),
  );
  if (leads.length < valid) faults.push(`Of ${valid} valid leads ${leads.length} are stored.`);
  return { statuses, stored: leads.length, faults };
}
