import { createServer } from 'node:http';

/**
 * Stands in for the service that tells a visitor's city, which a benchmark asks nothing. Gives its
 * address. It keeps no program from ending, so nobody has to close it.
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
