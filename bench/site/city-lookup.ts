import { createServer } from 'node:http';

/**
 * A fake of the geolocation service, which benchmarks must not call. Returns its URL. It does not
 * keep the process alive, so it needs no close.
 */
export async function serveCityLookup(city: string): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ city }));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  server.unref();
  return `http://localhost:${address.port}/`;
}
