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

/**
 * Sends leads over several connections, as the site’s outbox does: each with its own key, retried
 * until acknowledged. A connection pauses between two leads.
 */
export function startLoad(url: string, connections: number, between = 0, name = 'lead') {
  /** The addresses of all leads that were acknowledged, each once. */
  const acknowledged: string[] = [];
  /** Requests without a response, and those with a 503: the lead was sent again. */
  let cut = 0;
  let unavailable = 0;
  const end = new AbortController();

  /** Sends a lead once. True if it is acknowledged. */
  async function deliver(email: string): Promise<boolean> {
    const response = await postLead(url, email).catch(() => undefined);
    const body = await response?.arrayBuffer().catch(() => undefined);
    if (response === undefined || body === undefined) cut += 1;
    else if (response.status === 503) unavailable += 1;
    else if (response.status === 200) return true;
    else throw new Error(`A valid lead got the status ${response.status}.`);
    return false;
  }

  async function client(connection: number): Promise<void> {
    for (let count = 0; !end.signal.aborted; count += 1) {
      const email = `${name}-${connection}-${count}@example.co.nz`;
      while (!(await deliver(email))) await pause(retryPause);
      acknowledged.push(email);
      if (between > 0) await pause(between);
    }
  }

  const clients = Promise.all(Array.from({ length: connections }, (_, index) => client(index)));
  return {
    /** Starts no more leads. Settles when each started one is acknowledged. */
    finish: async () => {
      end.abort();
      await clients;
      return { acknowledged, cut, unavailable };
    },
  };
}

/** What became of leads, by their addresses. The last three must be 0. */
export function tally(acknowledged: readonly string[], stored: readonly string[]) {
  const [known, found] = [new Set(acknowledged), new Set(stored)];
  return {
    acknowledged: known.size,
    lost: [...known].filter((email) => !found.has(email)).length,
    doubled: stored.length - found.size,
    unknown: [...found].filter((email) => !known.has(email)).length,
  };
}

interface Counts extends ReturnType<typeof tally> {
  readonly unnotified: number;
  readonly notifiedTwice: number;
}

export const isPerfect = ({ lost, doubled, unknown, unnotified, notifiedTwice }: Counts): boolean =>
  lost + doubled + unknown + unnotified + notifiedTwice === 0;
