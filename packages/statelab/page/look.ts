import type { Page, Request } from '@playwright/test';
import { labConfig } from '#statelab/config.ts';
import { aborted, type Seen } from '#statelab/tape/seen.ts';

/** What a page asks for by its code, or by a form or link. Its files are not asked for on every visit. */
const byCode: ReadonlySet<string> = new Set(['document', 'eventsource', 'fetch', 'ping', 'xhr']);

/** The name of a file of code or style has a hash of its text. */
const code = /\.(?:css|js)$/;

/** A page that code fetches, perhaps only because the pointer came to rest on its link. */
const isFetchedPage = (request: Request): boolean =>
  request.resourceType() === 'fetch' && request.headers()['accept'] === 'text/html';

const isCounted = (request: Request, isOwn: boolean): boolean =>
  !isOwn ||
  (byCode.has(request.resourceType()) &&
    !isFetchedPage(request) &&
    !code.test(new URL(request.url()).pathname));

/** UUIDs, and keys of as many digits. */
const randomKey = /[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}/g;

/** Replaces each random key by its number on this page: the same key stays the same. */
function createNumbering(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) =>
    text.replaceAll(randomKey, (key) => {
      const numbered = known.get(key) ?? `key ${known.size + 1}`;
      known.set(key, numbered);
      return numbered;
    });
}

/** What Playwright does not print of an element in its tree, by attribute. */
const ariaAttributes = {
  'aria-live': 'live',
  'aria-invalid': 'invalid',
  'aria-current': 'current',
  'aria-busy': 'busy',
  'aria-describedby': 'described',
  'aria-errormessage': 'error',
  'aria-valuetext': 'value',
};

/** Those attributes on a page, a line for each. Texts stand for the ids of elements. */
async function attributesOn(page: Page): Promise<readonly string[]> {
  const found = await page.evaluate(
    (attributes) =>
      [...document.querySelectorAll(attributes.map(([name]) => `[${name}]`).join())]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .flatMap((element) =>
          attributes.map(([name, word]) => ({
            word,
            element: element.localName,
            text:
              (element instanceof HTMLInputElement ? element.labels?.[0] : undefined)
                ?.textContent ??
              element.getAttribute('aria-label') ??
              element.textContent,
            value: element.getAttribute(name),
            texts: (element.getAttribute(name) ?? '')
              .split(/\s+/)
              .map((id) => (id === '' ? '' : document.getElementById(id)?.textContent))
              .filter((text) => typeof text === 'string')
              .join(' '),
          })),
        )
        .filter(({ value }) => value !== null && value !== 'false'),
    Object.entries(ariaAttributes),
  );
  return found.map(({ word, element, text, value, texts }) =>
    `${element} ‘${text.slice(0, 80)}’ ${word}: ${texts === '' ? value : texts}`.replaceAll(
      /\s+/g,
      ' ',
    ),
  );
}

function storedOn(): Readonly<Record<string, string>> {
  const areas = ['localStorage', 'sessionStorage'] as const;
  const cookies = document.cookie === '' ? [] : document.cookie.split('; ');
  return Object.fromEntries([
    ...areas.flatMap((area) =>
      Object.entries(window[area]).map(([key, value]) => [`${area} ${key}`, String(value)]),
    ),
    ...cookies.map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return [`cookie ${name}`, value.join('=')];
    }),
  ]);
}

/** Watches a page that Playwright drives, from before it is opened. */
export function watchPage(page: Page, origin: string) {
  const numbered = createNumbering();
  const { unsteady = [] } = labConfig().site;
  const asked: Record<string, number> = {};
  const errors: Record<string, number> = {};
  const add = (counts: Record<string, number>, name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  let thrown: string | undefined;
  page.on('pageerror', ({ message }) => {
    thrown ??= message;
  });
  page.on('console', (message) => {
    const text = message.text();
    // A request that fails is among the requests.
    if (message.type() === 'error' && !text.startsWith('Failed to load resource'))
      add(errors, numbered(text.split('\n')[0] ?? ''));
  });
  function nameOf(request: Request): string | undefined {
    const address = request.url();
    const isOwn = address.startsWith(origin);
    if (!isCounted(request, isOwn)) return undefined;
    const line = [
      request.method(),
      isOwn ? address.slice(origin.length) : address,
      request.headers()['idempotency-key'] ?? '',
      request.postData() ?? '',
    ];
    return numbered(line.filter(Boolean).join(' '));
  }
  page.on('request', (request) => {
    const name = nameOf(request);
    if (name !== undefined) add(asked, name);
  });
  page.on('requestfailed', (request) => {
    const name = nameOf(request);
    const isAborted = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (name !== undefined && isAborted) add(asked, `${aborted}${name}`);
  });

  /** What is seen now; undefined before a page was opened. */
  async function look(): Promise<Seen | undefined> {
    if (page.url() === 'about:blank') return undefined;
    const tree = await page.locator('body').ariaSnapshot();
    const focused = page.locator(':focus');
    const focus = (await focused.count()) === 0 ? '' : await focused.first().ariaSnapshot();
    const [title, attributes, stored, history] = await Promise.all([
      page.title(),
      attributesOn(page),
      page.evaluate(storedOn),
      page.evaluate(() => window.history.length),
    ]);
    return {
      view: numbered([`title ‘${title}’`, tree, ...attributes].join('\n')).split('\n'),
      focus: numbered(focus.split('\n')[0] ?? ''),
      asked: { ...asked },
      errors: { ...errors },
      stored: Object.fromEntries(
        Object.entries(stored)
          .filter(([key]) => !unsteady.some((start) => key.startsWith(start)))
          .map(([key, value]) => [numbered(key), numbered(value)]),
      ),
      address: numbered(page.url().slice(origin.length)),
      history,
    };
  }

  return {
    look,
    /** The first error that the page threw; undefined without one. */
    thrown: () => thrown,
  };
}
