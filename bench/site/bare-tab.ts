import type { Browser } from '@playwright/test';
import * as v from 'valibot';

/** What Chromium sends: the answer to the command of that number, or an event. */
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
  /** Sends a command of the DevTools protocol; throws what Chromium says against it. */
  readonly send: (method: string, params?: object) => Promise<unknown>;
  /** Ends with the next event of that name; listen before what causes it. */
  readonly next: (event: string) => Promise<void>;
  /** Runs a function in the page, and gives what it gives or promises. It can use nothing outside itself. */
  readonly evaluate: (inPage: () => unknown) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/**
 * Opens a tab that no debugger listens to, as a visitor's is. Playwright's own tabs have one, and
 * with it V8 reads a script a second time as soon as an error is made in it, for the lines it may
 * be asked for. React makes one as it loads: that alone took 90 ms of a processor 4 times slower.
 */
export async function openBareTab(browser: Browser): Promise<BareTab> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  // The flat form of this protocol would need a connection that can name its sessions.
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const answers = new Map<number, (message: v.InferOutput<typeof messageSchema>) => void>();
  const events = new Map<string, () => void>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const received = v.parse(messageSchema, JSON.parse(message));
    if (received.id !== undefined) answers.get(received.id)?.(received);
    if (received.method !== undefined) events.get(received.method)?.();
  });
  const send: BareTab['send'] = async (method, params = {}) => {
    const id = answers.size + 1;
    const answer = new Promise<v.InferOutput<typeof messageSchema>>((resolve) => {
      answers.set(id, resolve);
    });
    const message = JSON.stringify({ id, method, params });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    const { result, error } = await answer;
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  return {
    send,
    next: (event) => new Promise((resolve) => void events.set(event, resolve)),
    evaluate: async (inPage) => {
      const options = { awaitPromise: true, returnByValue: true };
      const evaluated = v.parse(
        evaluatedSchema,
        await send('Runtime.evaluate', { expression: `(${inPage.toString()})()`, ...options }),
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
