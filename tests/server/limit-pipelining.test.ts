import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { limitPipelining } from '#src/server/limit-pipelining.ts';
import { listening } from './fixtures/listening.ts';

async function serve(listener: RequestListener) {
  const server = limitPipelining(createServer(listener));
  return { server, port: await listening(server) };
}

const get = (path: string, connection = 'keep-alive'): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\n\r\n`;

test('responds to eight pipelined requests in order', async () => {
  const { port } = await serve(({ url }, response) => {
    setImmediate(() => response.end(`${url};`));
  });
  const socket = connect(port, 'localhost');
  socket.write(`${'abcdefg'.replace(/./g, (path) => get(`/${path}`))}${get('/h', 'close')}`);
  const responses = (await text(socket)).match(/\/\w;/g);
  expect(responses).toEqual(['/a;', '/b;', '/c;', '/d;', '/e;', '/f;', '/g;', '/h;']);
});

test('closes a connection at its ninth pending request, and serves other connections', async () => {
  const { port } = await serve(({ url }, response) => {
    if (url === '/now') response.end('now');
  });
  const patient = connect(port, 'localhost');
  patient.write(get('/never').repeat(8));
  const greedy = connect(port, 'localhost');
  greedy.write(get('/never').repeat(9));
  expect(await text(greedy.resume())).toBe('');
  expect(await (await fetch(`http://localhost:${port}/now`)).text()).toBe('now');
  expect(patient.closed).toBe(false);
});

test('parses at most one chunk beyond the limit', async () => {
  const { server, port } = await serve(() => {});
  let parsed = 0;
  server.on('request', () => {
    parsed += 1;
  });
  const socket = connect(port, 'localhost');
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2000));
  await once(socket.resume(), 'close');
  expect(parsed).toBeGreaterThan(8);
  expect(parsed).toBeLessThan(60);
});

test('keeps reading a body behind a response that the client has not read', async () => {
  const page = 'x'.repeat(20_000_000);
  const body = 'y'.repeat(60_000);
  const { port } = await serve(async (request, response) => {
    response.end(request.method === 'GET' ? page : String((await text(request)) === body));
  });
  const socket = connect(port, 'localhost').pause();
  const post = `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 60000\r\n\r\n`;
  socket.write(get('/').repeat(2));
  await once(socket, 'readable');
  socket.write(`${post}${body}`);
  const responses = await text(socket);
  expect(responses.replaceAll(/[^x]/g, '')).toHaveLength(40_000_000);
  expect(responses.endsWith('true')).toBe(true);
});
