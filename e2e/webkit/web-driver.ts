import * as v from 'valibot';

/** An element, as WebDriver refers to it: one key, defined by the standard, and an id. */
export const elementSchema = v.object({ 'element-6066-11e4-a52e-4f735466cecf': v.string() });
export type ElementReference = v.InferOutput<typeof elementSchema>;

const responseSchema = v.object({ value: v.unknown() });
const sessionSchema = v.object({ sessionId: v.string() });
const errorSchema = v.object({ error: v.string(), message: v.string() });

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, body: body ? JSON.stringify(body) : null });
  const { value } = v.parse(responseSchema, await response.json());
  if (response.ok) return value;
  const { error, message } = v.parse(errorSchema, value);
  throw new Error(`${method} ${new URL(url).pathname}: ${error}: ${message}`);
}

export type Session = Awaited<ReturnType<typeof startSession>>;

/**
 * Starts a browser by the commands of W3C WebDriver (https://www.w3.org/TR/webdriver2/), as far as
 * the tests need them. Commands reject with the driver’s error.
 */
export async function startSession(driver: string, capabilities: object) {
  const started = await send('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driver}/session/${v.parse(sessionSchema, started).sessionId}`;
  const command = (name: string, body: object = {}): Promise<unknown> =>
    send('POST', `${session}/${name}`, body);
  return {
    resize: (width: number, height: number) => command('window/rect', { width, height }),
    open: (url: string) => command('url', { url }),
    back: () => command('back'),
    forward: () => command('forward'),
    reload: () => command('refresh'),
    execute: (script: string, ...args: readonly unknown[]) =>
      command('execute/sync', { script, args }),
    /** Calls a function in the page, and parses what it returns. */
    run: async <const Schema extends v.GenericSchema, Arguments extends readonly unknown[]>(
      schema: Schema,
      script: (...args: Arguments) => unknown,
      ...args: Arguments
    ): Promise<v.InferOutput<Schema>> =>
      v.parse(
        schema,
        await command('execute/sync', { script: `return (${String(script)})(...arguments)`, args }),
      ),
    /** Presses and releases a point of the window, in CSS pixels. */
    press: (pointerType: 'mouse' | 'touch', x: number, y: number) =>
      command('actions', {
        actions: [
          {
            type: 'pointer',
            id: pointerType,
            parameters: { pointerType },
            actions: [
              { type: 'pointerMove', x, y },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      }),
    /** Types a text into an element. */
    type: (element: ElementReference, text: string) =>
      command(`element/${Object.values(element)[0]}/value`, { text }),
    /** Clicks an element, as by mouse; a select takes an option so. */
    click: (element: ElementReference) => command(`element/${Object.values(element)[0]}/click`),
    end: () => send('DELETE', session),
  };
}
