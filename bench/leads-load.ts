import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { bodyOf } from '#tests/server/chaos/load.ts';

/** A lead as a browser posts it. */
export const leadBody = bodyOf('aroha@example.co.nz');

export interface LoadResult {
  readonly perSecond: number;
  /** Milliseconds from the request to the complete response. */
  readonly median: number;
  readonly percentile99: number;
}

let sent = 0;

async function submit(port: number, agent: Agent): Promise<void> {
  sent += 1;
  const asked = request({
    agent,
    port,
    host: '127.0.0.1',
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': leadBody.length,
      'Idempotency-Key': `bench-${process.pid}-${sent}`,
    },
  }).end(leadBody);
  const [response] = await once(asked, 'response');
  await text(response);
  if (response.statusCode !== 200) throw new Error(`A lead got the status ${response.statusCode}.`);
}

/** Submits leads over several connections, each with its own key. */
export async function loadLeads(
  port: number,
  connections: number,
  leads: number,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let begun = 0;
  const client = async (): Promise<void> => {
    while (begun < leads) {
      begun += 1;
      const start = performance.now();
      await submit(port, agent);
      times.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, client));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (part: number): number => times[Math.floor(times.length * part)] ?? NaN;
  return { perSecond: leads / seconds, median: at(0.5), percentile99: at(0.99) };
}
