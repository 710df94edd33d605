import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { privateNetworks } from '#src/server/client-address.ts';
import { UsageError } from '#command-line/run-command.ts';
import { serverSettings } from '#src/server/settings.ts';

test.each([
  [undefined, 4173],
  ['', 4173],
  ['0', 0],
  ['8080', 8080],
  ['65535', 65_535],
])('PORT %s is port %i', (setting, port) => {
  expect(serverSettings({ PORT: setting }).port).toBe(port);
});

test.each(['65536', '-1', '80.5', '1e3', '0x50', ' 80', 'http'])('rejects PORT %s', (setting) => {
  expect(() => serverSettings({ PORT: setting }).port).toThrow(
    new UsageError(`PORT must be a whole number from 0 to 65535, not "${setting}".`),
  );
});

test('defaults to this machine alone, no proxy, and 120 forms a minute', () => {
  expect(serverSettings({})).toEqual({
    port: 4173,
    host: '127.0.0.1',
    trustedProxies: 0,
    proxyNetworks: privateNetworks,
    leadsPerMinute: 120,
    keepMonths: 24,
    metricsNetworks: ['127.0.0.0/8', '::1'],
    allowedOrigins: [],
  });
  expect(
    serverSettings({
      HOST: '0.0.0.0',
      TRUSTED_PROXIES: '1',
      PROXY_ADDRESSES: '203.0.113.7, 2001:db8::/32',
      LEADS_PER_MINUTE: '0',
      LEADS_KEEP_MONTHS: '6',
      METRICS_ADDRESSES: '10.1.0.0/16',
      ALLOWED_ORIGINS: 'https://www.waymark.example, http://localhost:8080',
    }),
  ).toEqual({
    port: 4173,
    host: '0.0.0.0',
    trustedProxies: 1,
    proxyNetworks: ['203.0.113.7', '2001:db8::/32'],
    leadsPerMinute: 0,
    keepMonths: 6,
    metricsNetworks: ['127.0.0.0/8', '::1', '10.1.0.0/16'],
    allowedOrigins: ['https://www.waymark.example', 'http://localhost:8080'],
  });
});

test.each(['*', 'https://www.waymark.example/', 'www.waymark.example', 'null'])(
  'rejects ALLOWED_ORIGINS %s',
  (setting) => {
    expect(() => serverSettings({ ALLOWED_ORIGINS: setting })).toThrow(
      `ALLOWED_ORIGINS must be origins with commas between them, such as https://www.waymark.example; "${setting}" is not one.`,
    );
  },
);

test.each(['example.com', '1.2.3', 'http://127.0.0.1', ':80'])('rejects HOST %s', (setting) => {
  expect(() => serverSettings({ HOST: setting })).toThrow(
    `HOST must be an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them, not "${setting}".`,
  );
});

test.each(['10.0.0.0/33', '10.0.0.0/x', 'proxy', '::1/8/8x', '/8', '10.0.0.0/'])(
  'rejects PROXY_ADDRESSES %s',
  (setting) => {
    expect(() => serverSettings({ PROXY_ADDRESSES: setting })).toThrow(
      `PROXY_ADDRESSES must be addresses or networks with commas between them, such as 203.0.113.7 or 203.0.113.0/24; "${setting}" is neither.`,
    );
  },
);

test.each([
  'LEADS_PER_MINUT',
  'LEADS_SMPT_URL',
  'TRUSTED_PROXY',
  'ALLOWED_ORIGIN',
  'PROXY_ADDRESS',
])('rejects %s, an unknown setting', (name) => {
  expect(() => serverSettings({ [name]: '1' })).toThrow(
    new UsageError(`${name} is not a setting. docs/settings.md lists all settings.`),
  );
});

test('accepts every setting that docs/settings.md lists', async () => {
  const text = await readFile('docs/settings.md', 'utf8');
  const rows = text.match(/^\| `[A-Z_`, ]+` \|/gm) ?? [];
  const names = rows.flatMap((row) => row.match(/[A-Z_]+/g) ?? []);
  expect(names).toContain('LEADS_PER_MINUTE');
  expect(names).toContain('LEADS_MAIL_TO');
  expect(serverSettings(Object.fromEntries(names.map((name) => [name, '']))).port).toBe(4173);
});

test.each(['0', '1201', '2 years'])('rejects LEADS_KEEP_MONTHS %s', (setting) => {
  expect(() => serverSettings({ LEADS_KEEP_MONTHS: setting })).toThrow(
    new UsageError(`LEADS_KEEP_MONTHS must be a whole number from 1 to 1200, not "${setting}".`),
  );
});
