import { expect, test } from 'vitest';
import { WrongUse } from '#src/server/command.ts';
import { parsePort } from '#src/server/port.ts';

test.each([
  [undefined, 4173],
  ['', 4173],
  ['0', 0],
  ['8080', 8080],
  ['65535', 65_535],
])('PORT %s is the port %i', (setting, port) => {
  expect(parsePort(setting)).toBe(port);
});

test.each(['65536', '-1', '80.5', '1e3', '0x50', ' 80', 'http'])(
  'PORT %s is refused',
  (setting) => {
    expect(() => parsePort(setting)).toThrow(
      new WrongUse(`PORT must be a whole number from 0 to 65535, not "${setting}".`),
    );
  },
);
