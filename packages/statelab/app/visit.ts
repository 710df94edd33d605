import { readAddress } from './address.ts';

/** The visit that is under way in the live view. */
export interface Visit {
  readonly machine: string;
  /** What the address of the live view says of it after `?`. */
  readonly search: string;
  /** At which arrival it began. */
  readonly begun: number;
}

/** The tape that an address opens, and where. */
function tapeIn(search: string): string | null {
  const asked = new URLSearchParams(search);
  return asked.has('tape') ? `${asked.get('tape')} ${asked.get('step')}` : null;
}

/** The visit that is under way when the visitor comes to an address: another one where that opens another tape. */
export function visitAt(hash: string, visit: Visit | null, arrival: number): Visit | null {
  const { place, search } = readAddress(hash);
  if (place.page !== 'machine' || place.tab !== 'live') return visit;
  const tape = tapeIn(search);
  const goesOn =
    visit?.machine === place.machine && (tape === null || tape === tapeIn(visit.search));
  return goesOn ? visit : { machine: place.machine, search, begun: arrival };
}

/** The same visit, of which the address says something else. */
export function visitBy(hash: string, visit: Visit | null): Visit | null {
  const { place, search } = readAddress(hash);
  const isShown =
    place.page === 'machine' && place.tab === 'live' && place.machine === visit?.machine;
  return visit !== null && isShown ? { ...visit, search } : visit;
}
