import type { Browser } from '@playwright/test';
import * as v from 'valibot';

/** A message from Chromium: the response to a command by id, or an event. */
const messageSchema = v.object({
  id: v.optional(v.number()),
  method: v.optional(v.string()),
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ message: v.string() })),
});

const evaluatedSchema = v.object({
  result: v.object({ value: v.optional(v.unknown()) }),
  exceptionDetails: v.optional(v.object({ text: v.string() })),
});

export interface BareTab {
  /** Sends a DevTools protocol command. Throws Chromium’s error. */
  readonly send: (method: string, params?: object) => Promise<unknown>;
  /** Settles with the next event of that name. Listen before causing it. */
  readonly next: (event: string) => Promise<void>;
  /** Evaluates an expression in the page, and waits for it if it is a promise. Returns its value. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/**
 * Opens a tab without a debugger, like a visitor’s. Playwright’s tabs have one, so V8 parses a
 * script again once it creates an error, for its line numbers. React creates one as it loads: that
 * took 90 ms on a CPU 4 times slower.
 */
export async function openBareTab(browser: Browser): Promise<BareTab> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  // The flat protocol would need a connection with session ids.
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const pending = new Map<number, (message: v.InferOutput<typeof messageSchema>) => void>();
  const events = new Map<string, () => void>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const received = v.parse(messageSchema, JSON.parse(message));
    if (received.id !== undefined) pending.get(received.id)?.(received);
    if (received.method !== undefined) events.get(received.method)?.();
  });
  const send: BareTab['send'] = async (method, params = {}) => {
    const id = pending.size + 1;
    const reply = new Promise<v.InferOutput<typeof messageSchema>>((resolve) => {
      pending.set(id, resolve);
    });
    const message = JSON.stringify({ id, method, params });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    const { result, error } = await reply;
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  return {
    send,
    next: (event) => new Promise((resolve) => void events.set(event, resolve)),
    evaluate: async (expression) => {
      const options = { awaitPromise: true, returnByValue: true };
      const evaluated = v.parse(
        evaluatedSchema,
        await send('Runtime.evaluate', { expression, ...options }),
      );
      if (evaluated.exceptionDetails) throw new Error(evaluated.exceptionDetails.text);
      return evaluated.result.value;
    },
    close: async () => {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
}
