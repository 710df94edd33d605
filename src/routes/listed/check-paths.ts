/**
 * Holds the paths of the routes against those of the words under content/pages: no path may be
 * claimed twice, and no words may be without a route. Throws a sentence that names the path,
 * and so stops the build.
 */
export function checkPaths(routes: readonly string[], words: readonly string[]): void {
  const known = new Set<string>();
  const twice = routes.find((path) => known.size === known.add(path).size);
  if (twice !== undefined) {
    throw new Error(
      `Two pages claim the path ${twice}. Look for it in content/cities.ts, content/firms and src/routes, and rename one of them.`,
    );
  }
  const unrouted = words.find((path) => !known.has(path));
  if (unrouted !== undefined) {
    throw new Error(
      `content/pages${unrouted}.ts has no route, so nobody could read it. If it is a city, add it to content/cities.ts; otherwise add its route in src/routes.`,
    );
  }
}
