import type { FunctionComponent } from 'react';

type Views = Readonly<Record<string, FunctionComponent<object>>>;

const files = import.meta.glob<Views>('/src/views/**/*.island.tsx');

/** True if the day for which a page was built is over. */
export const isLaterDay = ({ dataset: { dayEnds } }: HTMLElement): boolean =>
  Date.now() > Number(dayEnds);

/** The islands of a page that a browser starts today. */
export const islandsIn = (page: ParentNode): readonly HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>('[data-island]')].filter(
    (island) => island.dataset['when'] !== 'later-day' || isLaterDay(island),
  );

const fileOf = (island: string): string => `/src/views/${island}.island.tsx`;

/** Loads the view of an island. Rejects if the browser cannot have its file. */
export async function viewOf({ dataset: { island = '' } }: HTMLElement) {
  const [file = '', name = ''] = island.split('#');
  const load = files[fileOf(file)];
  const view = (await load?.().catch(() => undefined))?.[name];
  if (view === undefined) throw new Error(`The island ${island} could not be loaded.`);
  return view;
}

/** Loads the views of a page's islands. Rejects if one cannot be loaded. */
export const loadViews = async (page: ParentNode): Promise<void> =>
  void (await Promise.all(islandsIn(page).map(viewOf)));

/** The islands of most pages. */
const usual = [
  'forms/quick-quote-form',
  'page/contents-list',
  'page/dates-section',
  'page/question-list',
];

/** Loads them ahead, some 5 kB in all, so that the next page waits for its document alone. */
export function loadUsualViews(): void {
  if (navigator.connection?.saveData) return;
  // A page that needs an island which did not come asks for it again.
  for (const island of usual) void files[fileOf(island)]?.().catch(() => {});
}
