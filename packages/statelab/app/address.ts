/** The views of a machine, in display order. */
export const tabIds = ['chart', 'live', 'simulate', 'paths', 'coverage', 'export'] as const;

export type TabId = (typeof tabIds)[number];

export type Place =
  | { readonly page: 'home' }
  | { readonly page: 'watch' }
  | { readonly page: 'keys' }
  | { readonly page: 'machine'; readonly machine: string; readonly tab: TabId }
  | { readonly page: 'unknown'; readonly address: string };

export interface Address {
  readonly place: Place;
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

function placeAt(path: string): Place {
  const [first = '', written = '', tab = 'chart', ...rest] = path.split('/').filter(Boolean);
  const machine = decodeId(written);
  if (first === '') return { page: 'home' };
  if ((first === 'watch' || first === 'keys') && machine === '') return { page: first };
  if (first === 'machines' && machine !== '' && isTab(tab) && rest.length === 0) {
    return { page: 'machine', machine, tab };
  }
  return { page: 'unknown', address: `#${path}` };
}

/** Such as `#/machines/quote-wizard/chart?state=quote-wizard.name`. */
export function readAddress(hash: string): Address {
  const [path = '', ...search] = hash.replace(/^#/, '').split('?');
  return { place: placeAt(path), search: search.join('?') };
}

export const machineAddress = (machine: string, tab: TabId = 'chart', search = ''): string =>
  `#/machines/${encodeURIComponent(machine)}/${tab}${search === '' ? '' : `?${search}`}`;

export const withSearch = (hash: string, name: string, value: string): string =>
  `${hash}${hash.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: value })}`;
