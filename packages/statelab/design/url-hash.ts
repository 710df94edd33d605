/** The views of a machine, in display order. */
export const tabIds = ['chart', 'live', 'simulate', 'paths'] as const;

export const tabNames = { chart: 'Chart', live: 'Live', simulate: 'Simulate', paths: 'Paths' };

export type TabId = (typeof tabIds)[number];

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'machine'; readonly machine: string; readonly tab: TabId }
  | { readonly page: 'unknown'; readonly hash: string };

export interface ParsedHash {
  readonly route: Route;
  /** Without `?`. */
  readonly search: string;
}

const isTab = (text: string): text is TabId => tabIds.some((tab) => tab === text);

/** Decodes a machine id; returns malformed text unchanged. */
function decodeId(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

function routeAt(path: string): Route {
  const [first = '', written = '', tab = 'chart', ...rest] = path.split('/').filter(Boolean);
  const machine = decodeId(written);
  if (first === '') return { page: 'home' };
  if (first === 'machines' && machine !== '' && isTab(tab) && rest.length === 0) {
    return { page: 'machine', machine, tab };
  }
  return { page: 'unknown', hash: `#${path}` };
}

/** Such as `#/machines/quote-wizard/chart?state=quote-wizard.name`. */
export function parseHash(hash: string): ParsedHash {
  const [path = '', ...search] = hash.replace(/^#/, '').split('?');
  return { route: routeAt(path), search: search.join('?') };
}

export const machineHash = (machine: string, tab: TabId = 'chart', search = ''): string =>
  `#/machines/${encodeURIComponent(machine)}/${tab}${search === '' ? '' : `?${search}`}`;
