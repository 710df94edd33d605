import { pathToFileURL } from 'node:url';

type Renderer = typeof import('#src/app/entry-server.tsx');

/** The class of each styled component by its place, as the server's code that was built into a file has them. */
export async function siteClasses(rendererFile: string): Promise<ReadonlyMap<string, string>> {
  const renderer: Renderer = await import(pathToFileURL(rendererFile).href);
  return (await renderer.siteStyles()).classes;
}
