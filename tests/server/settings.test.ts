import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { UsageError } from '#command-line/run-command.ts';
import { serverSettings } from '#src/server/settings.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

const webhook = { LEADS_WEBHOOK_URL: 'https://crm.example/leads', LEADS_WEBHOOK_SECRET: secret };

const mail = {
  LEADS_SMTP_URL: 'smtp://mail.example',
  LEADS_MAIL_FROM: 'leads@waymark.example',
  LEADS_MAIL_TO: 'one@waymark.example',
};

test('defaults to this machine alone, no proxy, 120 forms a minute and no messages', () => {
  const defaults = serverSettings({});
  expect(defaults).toMatchObject({ host: '127.0.0.1', trustedProxies: 0, leadsPerMinute: 120 });
  expect([defaults.webhook, defaults.mail]).toEqual([undefined, undefined]);
  expect(serverSettings({ PORT: '', LEADS_DATABASE_URL: '', LEADS_SMTP_URL: '' })).toEqual(
    defaults,
  );
});

test('reads every setting', () => {
  expect(
    serverSettings({
      LEADS_DATABASE_URL: 'file:leads.db',
      PORT: '65535',
      HOST: '0.0.0.0',
      TRUSTED_PROXIES: '1',
      PROXY_ADDRESSES: '203.0.113.7, 2001:db8::/32',
      LEADS_PER_MINUTE: '0',
      LEADS_KEEP_MONTHS: '6',
      METRICS_ADDRESSES: '10.1.0.0/16',
      ALLOWED_ORIGINS: 'https://www.waymark.example, http://localhost:8080',
      LEADS_MAILS_A_DAY: '5',
      LEADS_CONFIRM: 'off',
      ...webhook,
      ...mail,
      LEADS_MAIL_TO: 'one@waymark.example,two@waymark.example',
    }),
  ).toEqual({
    location: { url: 'file:leads.db', file: 'leads.db' },
    port: 65_535,
    host: '0.0.0.0',
    trustedProxies: 1,
    proxyNetworks: ['203.0.113.7', '2001:db8::/32'],
    leadsPerMinute: 0,
    keepMonths: 6,
    metricsNetworks: ['127.0.0.0/8', '::1', '10.1.0.0/16'],
    allowedOrigins: ['https://www.waymark.example', 'http://localhost:8080'],
    messagesADay: 5,
    webhook: { url: 'https://crm.example/leads', secret },
    mail: {
      url: 'smtp://mail.example',
      from: 'leads@waymark.example',
      to: ['one@waymark.example', 'two@waymark.example'],
      confirms: false,
      requiresTls: true,
    },
  });
});

const invalid: readonly (readonly [string, string, readonly string[]])[] = [
  ['PORT', 'a whole number from 0 to 65535, not "%".', ['65536', '80.5', '0x50']],
  ['LEADS_KEEP_MONTHS', 'a whole number from 1 to 1200, not "%".', ['0', '1201', '2 years']],
  [
    'ALLOWED_ORIGINS',
    'origins with commas between them, such as https://www.waymark.example; "%" is not one.',
    ['*', 'https://www.waymark.example/', 'null'],
  ],
  [
    'HOST',
    'an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them, not "%".',
    ['example.com', '1.2.3'],
  ],
  [
    'PROXY_ADDRESSES',
    'addresses or networks with commas between them, such as 203.0.113.7 or 203.0.113.0/24; "%" is neither.',
    ['10.0.0.0/33', 'proxy', '::1/8/8x', '10.0.0.0/'],
  ],
  [
    'LEADS_WEBHOOK_URL',
    'an address such as https://crm.example/leads, without a user in it.',
    ['crm', 'ftp://crm.example', 'https://a:b@crm.example'],
  ],
  [
    'LEADS_WEBHOOK_SECRET',
    'one or two secrets with a comma between them, each whsec_ and then 24 to 64 random bytes as base64: echo "whsec_$(openssl rand -base64 32)" makes one.',
    ['whsec_short', secret.slice(0, 20), secret.slice(6)],
  ],
  [
    'LEADS_SMTP_URL',
    'the address of a mail server, such as smtps://user:password@mail.example:465. For options see LEADS_SMTP_TLS.',
    ['smtp:///mail', 'https://mail.example', 'smtp://mail.example?ignoreTLS=true'],
  ],
  ['LEADS_MAIL_FROM', 'one email address: the one that messages come from.', ['leads']],
  ['LEADS_MAIL_TO', 'email addresses with commas between them.', ['one@waymark.example, two']],
  ['LEADS_SMTP_TLS', 'required or optional, not "%".', ['no']],
];

test.each(
  invalid.flatMap(([name, problem, values]) => values.map((value) => ({ name, problem, value }))),
)('rejects $name $value', ({ name, problem, value }) => {
  const sentence = `${name} must be ${problem.replace('%', value)}`;
  expect(() => serverSettings({ ...webhook, ...mail, [name]: value })).toThrow(
    new UsageError(sentence),
  );
});

test.each([
  [webhook, 'LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET'],
  [mail, 'LEADS_SMTP_URL', 'LEADS_MAIL_FROM'],
])('rejects settings of %j without %s', (settings, missing, one) => {
  expect(() => serverSettings({ ...settings, [missing]: '' })).toThrow(
    new UsageError(`${one} is set without ${missing}; set both.`),
  );
});

test.each([
  ['smtp://mail.example', undefined, true],
  ['smtp://127.0.0.1.mail.example', undefined, true],
  ['smtp://localhost', undefined, false],
  ['smtp://[::1]', undefined, false],
  ['smtp://mail.example', 'optional', false],
  ['smtp://localhost', 'required', true],
])('%s with LEADS_SMTP_TLS %s requires TLS: %s', (server, tls, requiresTls) => {
  const env = { ...mail, LEADS_SMTP_URL: server, LEADS_SMTP_TLS: tls };
  expect(serverSettings(env).mail?.requiresTls).toBe(requiresTls);
});

test('rejects an unknown setting', () => {
  expect(() => serverSettings({ LEADS_PER_MINUT: '1' })).toThrow(
    new UsageError('LEADS_PER_MINUT is not a setting. docs/settings.md lists all settings.'),
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
