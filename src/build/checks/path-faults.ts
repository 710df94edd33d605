/**
 * Holds the paths of the routes against those of the words under content/pages: no path may be
 * claimed twice, and no words may be without a route. Gives a sentence for each path that is wrong.
 */
export function pathFaults(routes: readonly string[], words: readonly string[]): readonly string[] {
  const known = new Set(routes);
  const twice = routes.filter((path, index) => routes.indexOf(path) !== index);
  const unrouted = words.filter((path) => !known.has(path));
  return [
    ...twice.map(
      (path) =>
        `Two pages claim the path ${path}. Look for it in content/cities.ts, content/firms and src/routes, and rename one of them.`,
    ),
    ...unrouted.map(
      (path) =>
        `content/pages${path}.ts has no route, so nobody could read it. If it is a city, add it to content/cities.ts; otherwise add its route in src/routes.`,
    ),
  ];
}
