import { expect, test } from 'vitest';
import { WrongUse } from '#src/server/command.ts';
import { serverSettings } from '#src/server/settings.ts';

test.each([
  [undefined, 4173],
  ['', 4173],
  ['0', 0],
  ['8080', 8080],
  ['65535', 65_535],
])('PORT %s is the port %i', (setting, port) => {
  expect(serverSettings({ PORT: setting }).port).toBe(port);
});

test.each(['65536', '-1', '80.5', '1e3', '0x50', ' 80', 'http'])(
  'PORT %s is refused',
  (setting) => {
    expect(() => serverSettings({ PORT: setting }).port).toThrow(
      new WrongUse(`PORT must be a whole number from 0 to 65535, not "${setting}".`),
    );
  },
);

test('behind nothing, from anywhere, thirty forms a minute, unless told otherwise', () => {
  expect(serverSettings({})).toEqual({
    port: 4173,
    trustedProxies: 0,
    leadsPerMinute: 120,
    allowedOrigins: [],
  });
  expect(
    serverSettings({
      TRUSTED_PROXIES: '1',
      LEADS_PER_MINUTE: '0',
      ALLOWED_ORIGINS: 'https://www.waymark.example, http://localhost:8080',
    }),
  ).toEqual({
    port: 4173,
    trustedProxies: 1,
    leadsPerMinute: 0,
    allowedOrigins: ['https://www.waymark.example', 'http://localhost:8080'],
  });
});

test.each(['*', 'https://www.waymark.example/', 'www.waymark.example', 'null'])(
  'ALLOWED_ORIGINS %s is refused',
  (setting) => {
    expect(() => serverSettings({ ALLOWED_ORIGINS: setting })).toThrow(
      `ALLOWED_ORIGINS must be origins with commas between them, such as https://www.waymark.example; "${setting}" is none.`,
    );
  },
);
