import { parseHash } from './url-hash.ts';

/** The current visit in the live view. */
export interface Visit {
  readonly machine: string;
  /** The search parameters of the live view. */
  readonly search: string;
  readonly navigation: number;
}

/** The number of the tape that another view opens. */
function tapeIn(search: string): string | null {
  return new URLSearchParams(search).get('tape');
}

/** The visit after a navigation: a new one if that opens another machine or tape. */
export function visitAfterNavigation(
  hash: string,
  visit: Visit | null,
  navigation: number,
): Visit | null {
  const { route, search } = parseHash(hash);
  if (route.page !== 'machine' || route.tab !== 'live') return visit;
  const tape = tapeIn(search);
  const continues =
    visit?.machine === route.machine && (tape === null || tape === tapeIn(visit.search));
  return continues ? visit : { machine: route.machine, search, navigation };
}

export function visitAfterReplace(hash: string, visit: Visit | null): Visit | null {
  const { route, search } = parseHash(hash);
  const isShown =
    route.page === 'machine' && route.tab === 'live' && route.machine === visit?.machine;
  return visit !== null && isShown ? { ...visit, search } : visit;
}
