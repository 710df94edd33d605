import type { ReactNode } from 'react';
import { today } from '#content/today.ts';
import { isOfToday } from '#src/routes/content/of-a-day.ts';
import type { IslandProps } from '#src/views/island.tsx';

/** Every view by its file: also those that no page shows at first, so that all styles are known. */
const files = import.meta.glob<object>('/src/views/**/*.tsx', { eager: true });

const ending = '.island.tsx';

/** The file and the name of each island's view, as a browser looks it up: 'page/own-dates#OwnDates'. */
const addresses: ReadonlyMap<unknown, string> = new Map(
  Object.entries(files)
    .filter(([file]) => file.endsWith(ending))
    .flatMap(([file, exports]) =>
      Object.entries(exports).map(([name, view]) => [
        view,
        `${file.slice('/src/views/'.length, -ending.length)}#${name}`,
      ]),
    ),
);

/** When the day of the build ends in New Zealand in summer, in milliseconds since 1970. In winter it ends an hour later. */
const dayEnd = (): number => Date.parse(`${today()}T11:00Z`);

/** Prints the islands of a page, each as a root of its own, as a browser will hydrate it. */
export function createIslandList() {
  const islands: ReactNode[] = [];
  const modules = new Set<string>();

  function print<Props extends object>({ of: View, props, when }: IslandProps<Props>) {
    const address = addresses.get(View);
    if (address === undefined) {
      throw new Error(
        `An island's view, ${View.name}, is not in a file src/views/**/*.island.tsx.`,
      );
    }
    if (when !== 'later-day') modules.add(`src/views/${address.split('#', 1)[0]}.island.tsx`);
    const place = islands.push(<View {...props} />) - 1;
    return (
      <div
        id={`island-${place}`}
        data-island={address}
        data-when={when}
        data-props={JSON.stringify(props)}
        data-day-ends={isOfToday(props) ? dayEnd() : undefined}
        dangerouslySetInnerHTML={{ __html: `<!--island ${place}-->` }}
      />
    );
  }

  return {
    /** For the `IslandPrinter` around a page's tree. */
    print,
    /** The files of the views that the printed page starts with. */
    modules: (): readonly string[] => [...modules],
    /** The page's HTML with its islands in it. `render` renders one, its ids beginning with a prefix. */
    fill: async (html: string, render: (island: ReactNode, prefix: string) => Promise<string>) => {
      const printed = await Promise.all(
        islands.map((island, place) => render(island, `island-${place}`)),
      );
      return html.replaceAll(/<!--island (\d+)-->/g, (_, place) => printed[Number(place)] ?? '');
    },
  };
}
