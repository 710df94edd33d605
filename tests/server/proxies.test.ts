import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { formBody } from './fixtures/lead.ts';
import { listening } from './fixtures/listening.ts';
import { proxies, site, startBoth, startProxy } from './proxies-started.ts';

const formType = { 'Content-Type': 'application/x-www-form-urlencoded' };

const form = (headers: Readonly<Record<string, string>> = {}) => ({
  method: 'POST',
  headers: { ...formType, ...headers },
  body: formBody(),
});

describe.each(Object.entries(proxies))('%s in front of the server', (_name, proxy) => {
  test('says what host, whose address and which scheme it was, whatever the visitor says', async () => {
    const echo = createServer(({ headers }, response) => response.end(JSON.stringify(headers)));
    const { ask } = await startProxy(proxy, `127.0.0.1:${await listening(echo)}`);
    const forged = {
      'X-Forwarded-Host': 'other.example',
      'X-Forwarded-For': '198.51.100.1',
      'X-Forwarded-Proto': 'http',
    };
    const { body } = await ask('/', { headers: forged, from: '127.0.0.2' });
    expect(JSON.parse(body.toString())).toMatchObject({
      host: site,
      'x-forwarded-host': site,
      'x-forwarded-for': '127.0.0.2',
      'x-forwarded-proto': 'https',
    });
  });

  test('lets a form of the site be taken, and one of another site be rejected', async () => {
    const { ask } = await startBoth(proxy);
    const own = await ask('/', form({ Origin: `https://${site}` }));
    expect([own.status, own.body.toString()]).toEqual([200, '{"ok":true}']);
    expect((await ask('/', form({ Origin: 'https://other.example' }))).status).toBe(403);
  });

  test('has visitors counted apart, whatever they say', async () => {
    const { ask } = await startBoth(proxy, { LEADS_PER_MINUTE: '2' });
    const statuses: number[] = [];
    for (const forged of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
      const headers = { 'X-Forwarded-For': forged };
      statuses.push((await ask('/', { ...form(headers), from: '127.0.0.2' })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    expect((await ask('/', { ...form(), from: '127.0.0.3' })).status).toBe(200);
  });

  test('sends HTTP and the bare name to the site over TLS, which has HSTS', async () => {
    const { ask } = await startBoth(proxy);
    for (const [host, scheme] of [
      [site, 'http'],
      ['waymark.example', 'https'],
    ] as const) {
      const { status, headers } = await ask('/quote?step=services', { host }, scheme);
      expect([301, 308]).toContain(status);
      const { protocol, hostname, pathname, search } = new URL(headers.location ?? '');
      expect([protocol, hostname, pathname + search]).toEqual([
        'https:',
        site,
        '/quote?step=services',
      ]);
    }
    expect((await ask('/quote')).headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test('closes /metrics, which the server would show to this machine', async () => {
    const { ask, server } = await startBoth(proxy);
    for (const path of ['/metrics', '/metrics?x', '/%6detrics', '//metrics', '/quote/../metrics']) {
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    }
    expect((await fetch(`${server.url}/metrics`)).status).toBe(200);
  });

  test('lets a form of 64 KiB through to the server, and no longer one', async () => {
    const { ask } = await startBoth(proxy);
    const sized = (bytes: number) => ({
      ...form(),
      body: `${formBody()}&other=`.padEnd(bytes, 'x'),
    });
    expect((await ask('/', sized(65_536))).status).toBe(422);
    expect((await ask('/', sized(65_537))).status).toBe(413);
    // On the same connection to the server.
    expect((await ask('/', form())).status).toBe(200);
  });

  test('changes nothing in what the server sends', async () => {
    const { ask, server } = await startBoth(proxy);
    const path = '/assets/app-B1a2.js';
    const { headers: plain } = await fetch(server.url + path, { method: 'HEAD' });
    const etag = plain.get('ETag') ?? '';
    const encoded = (coding: string) => ({ headers: { 'Accept-Encoding': coding } });
    const brotli = await ask(path, encoded('br'));
    expect(brotli.headers).toMatchObject({
      etag,
      'content-encoding': 'br',
      'content-length': String(brotli.body.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    const uncoded = await ask(path);
    expect(uncoded.headers).toMatchObject({ etag, 'content-length': '2416' });
    const unchanged = await ask(path, { headers: { 'If-None-Match': etag } });
    expect([unchanged.status, unchanged.headers.etag]).toEqual([304, etag]);
    const page = await ask('/auckland', encoded('gzip'));
    expect(page.headers['cache-control']).toBe('no-cache, no-transform');
    expect(page.body.toString()).toBe('<!doctype html><title>Auckland</title>');
  });

  test('logs no query, neither of an address nor of a referrer, nor of a failure', async () => {
    const { ask, server, stopAndReadLogs } = await startBoth(proxy);
    const headers = { Referer: `https://${site}/thank-you?reference=secret` };
    await ask('/quote?town=secret', { headers });
    await ask('/?secret', { ...form(headers), body: 'x'.repeat(65_537) });
    await ask('/faq?secret', { headers }, 'http');
    await server.end('SIGKILL');
    expect((await ask('/auckland?secret', { headers })).status).toBe(502);
    const logs = await stopAndReadLogs();
    expect(logs).toContain('/quote');
    expect(logs).toContain('/auckland');
    expect(logs).not.toContain('secret');
  });

  test('ends idle connections to the server before the server does', () => {
    const [, seconds] =
      /^\s*keepalive(?:_timeout)? (\d+)s/m.exec(
        readFileSync(proxy.file, 'utf8').replace('keepalive_timeout 60s', ''),
      ) ?? [];
    expect(Number(seconds) * 1000).toBeLessThan(createServer().keepAliveTimeout);
  });
});
