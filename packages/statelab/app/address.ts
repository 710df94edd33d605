import { tabIds, type TabId } from './tab-ids.ts';

/** What the lab shows. */
export type Place =
  | { readonly page: 'home' }
  | { readonly page: 'watch' }
  | { readonly page: 'keys' }
  | { readonly page: 'machine'; readonly machine: string; readonly tab: TabId }
  | { readonly page: 'unknown'; readonly address: string };

/** An address of the lab: the place, and how it is looked at. */
export interface Address {
  readonly place: Place;
  /** What follows `?`, without it. */
  readonly search: string;
}

const isTab = (text: string): text is TabId => tabIds.some((tab) => tab === text);

/** A machine's id as it was written into an address; one that nobody writes so is taken as it stands. */
function readId(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

function placeAt(path: string): Place {
  const [first = '', written = '', tab = 'chart', ...rest] = path.split('/').filter(Boolean);
  const machine = readId(written);
  if (first === '') return { page: 'home' };
  if ((first === 'watch' || first === 'keys') && machine === '') return { page: first };
  if (first === 'machines' && machine !== '' && isTab(tab) && rest.length === 0) {
    return { page: 'machine', machine, tab };
  }
  return { page: 'unknown', address: `#${path}` };
}

/** Reads the hash of an address: `#/machines/quote-wizard/chart?state=quote-wizard.name`. */
export function readAddress(hash: string): Address {
  const [path = '', ...search] = hash.replace(/^#/, '').split('?');
  return { place: placeAt(path), search: search.join('?') };
}

/** The hash of a machine's tab. */
export const machineAddress = (machine: string, tab: TabId = 'chart', search = ''): string =>
  `#/machines/${encodeURIComponent(machine)}/${tab}${search === '' ? '' : `?${search}`}`;

/** The same hash that says one thing more. */
export const withSearch = (hash: string, name: string, value: string): string =>
  `${hash}${hash.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: value })}`;
