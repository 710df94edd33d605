import { pathToFileURL } from 'node:url';

export type Renderer = typeof import('#src/app/entry-server.tsx');

export async function loadRenderer(file: string): Promise<Renderer> {
  const renderer: Renderer = await import(pathToFileURL(file).href);
  return renderer;
}
