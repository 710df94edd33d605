import { setTimeout as pause } from 'node:timers/promises';
import { bodyOf as bodyOfRequest, requestWith } from '#tests/quote-request.ts';

/** How long, in milliseconds, a client waits for a response, and before a retry. */
const responseTime = 100_000;
const retryPause = 25;

/** A lead with its number in its email address. */
export const bodyOf = (email: string): string =>
  bodyOfRequest(
    requestWith({
      businessType: 'sole-trader',
      location: 'wellington',
      services: ['gst-returns'],
      urgency: 'asap',
      firstName: 'Aroha',
      lastName: 'Ngata',
      email,
      phone: '',
      businessName: '',
    }),
  );

export const postLead = (url: string, email: string): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Idempotency-Key': `key-of-${email}`,
    },
    body: bodyOf(email),
    signal: AbortSignal.timeout(responseTime),
  });

export interface LoadReport {
  /** The addresses of all leads that were acknowledged, each once. */
  readonly acknowledged: readonly string[];
  /** Leads that needed more than one request. */
  readonly retried: number;
  /** Requests without a response, and those with a 503. */
  readonly cut: number;
  readonly unavailable: number;
}

export interface Load {
  /** Starts no more leads. Settles when each started one is acknowledged. */
  readonly finish: () => Promise<LoadReport>;
}

/**
 * Sends leads over several connections, as the site’s outbox does: each with its own key, retried
 * until acknowledged. A connection pauses between two leads.
 */
export function startLoad(url: string, connections: number, between = 0, name = 'lead'): Load {
  const acknowledged: string[] = [];
  let retried = 0;
  let cut = 0;
  let unavailable = 0;
  const end = new AbortController();

  /** Sends a lead once. True if it is acknowledged. */
  async function deliver(email: string): Promise<boolean> {
    try {
      const response = await postLead(url, email);
      await response.arrayBuffer();
      if (response.status === 503) unavailable += 1;
      else if (response.status !== 200) {
        throw new Error(`A valid lead got the status ${response.status}.`);
      }
      return response.status === 200;
    } catch (error) {
      const isResponse = error instanceof Error && error.message.startsWith('A lead that is right');
      if (isResponse) throw error;
      cut += 1;
      return false;
    }
  }

  async function client(connection: number): Promise<void> {
    for (let count = 0; !end.signal.aborted; count += 1) {
      const email = `${name}-${connection}-${count}@example.co.nz`;
      let tries = 1;
      while (!(await deliver(email))) {
        tries += 1;
        await pause(retryPause);
      }
      acknowledged.push(email);
      if (tries > 1) retried += 1;
      if (between > 0) await pause(between);
    }
  }

  const clients = Promise.all(Array.from({ length: connections }, (_, index) => client(index)));
  return {
    finish: async () => {
      end.abort();
      await clients;
      return { acknowledged, retried, cut, unavailable };
    },
  };
}
