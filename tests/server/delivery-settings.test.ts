import { expect, test } from 'vitest';
import { UsageError } from '#command-line/run-command.ts';
import { deliverySettings } from '#src/server/deliveries/settings.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

test('sends no notifications by default', () => {
  expect(deliverySettings({})).toEqual({ webhook: undefined, mail: undefined });
});

test('notifies by webhook, by mail, or by both', () => {
  expect(
    deliverySettings({
      LEADS_WEBHOOK_URL: 'https://crm.example/leads',
      LEADS_WEBHOOK_SECRET: secret,
      LEADS_SMTP_URL: 'smtps://user:password@mail.example:465',
      LEADS_MAIL_FROM: 'leads@waymark.example',
      LEADS_MAIL_TO: 'one@waymark.example,two@waymark.example',
    }),
  ).toEqual({
    webhook: { url: 'https://crm.example/leads', secret },
    mail: {
      url: 'smtps://user:password@mail.example:465',
      from: 'leads@waymark.example',
      to: ['one@waymark.example', 'two@waymark.example'],
      confirms: true,
      mailsADay: 100,
      requiresTls: true,
    },
  });
});

const mail = {
  LEADS_SMTP_URL: 'smtp://mail.example',
  LEADS_MAIL_FROM: 'leads@waymark.example',
  LEADS_MAIL_TO: 'one@waymark.example',
};
const url =
  'LEADS_WEBHOOK_URL must be an address such as https://crm.example/leads, without a user in it.';
const key =
  'LEADS_WEBHOOK_SECRET must be one or two secrets with a comma between them, each whsec_ and then 24 to 64 random bytes as base64: echo "whsec_$(openssl rand -base64 32)" makes one.';
const smtp =
  'LEADS_SMTP_URL must be the address of a mail server, such as smtps://user:password@mail.example:465. For options see LEADS_SMTP_TLS.';

test.each([
  [{ LEADS_WEBHOOK_URL: 'crm', LEADS_WEBHOOK_SECRET: secret }, url],
  [{ LEADS_WEBHOOK_URL: 'ftp://crm.example', LEADS_WEBHOOK_SECRET: secret }, url],
  [{ LEADS_WEBHOOK_URL: 'https://a:b@crm.example', LEADS_WEBHOOK_SECRET: secret }, url],
  [
    { LEADS_WEBHOOK_URL: 'https://crm.example' },
    'LEADS_WEBHOOK_URL is set without LEADS_WEBHOOK_SECRET; set both.',
  ],
  [
    { LEADS_WEBHOOK_SECRET: secret },
    'LEADS_WEBHOOK_SECRET is set without LEADS_WEBHOOK_URL; set both.',
  ],
  [{ LEADS_WEBHOOK_URL: 'https://crm.example', LEADS_WEBHOOK_SECRET: 'whsec_short' }, key],
  [{ LEADS_WEBHOOK_URL: 'https://crm.example', LEADS_WEBHOOK_SECRET: secret.slice(0, 20) }, key],
  [{ LEADS_WEBHOOK_URL: 'https://crm.example', LEADS_WEBHOOK_SECRET: secret.slice(6) }, key],
  [{ ...mail, LEADS_SMTP_URL: 'smtp://' }, smtp],
  [{ ...mail, LEADS_SMTP_URL: 'smtp:///mail' }, smtp],
  [{ ...mail, LEADS_SMTP_URL: 'mail.example' }, smtp],
  [{ ...mail, LEADS_SMTP_URL: 'https://mail.example' }, smtp],
  [{ ...mail, LEADS_SMTP_URL: '' }, 'LEADS_MAIL_FROM is set without LEADS_SMTP_URL; set both.'],
  [
    { LEADS_MAIL_TO: 'one@waymark.example' },
    'LEADS_MAIL_TO is set without LEADS_SMTP_URL; set both.',
  ],
  [
    { ...mail, LEADS_MAIL_FROM: 'leads' },
    'LEADS_MAIL_FROM must be one email address: the one that messages come from.',
  ],
  [
    { ...mail, LEADS_MAIL_TO: 'one@waymark.example, two' },
    'LEADS_MAIL_TO must be email addresses with commas between them.',
  ],
  [{ ...mail, LEADS_SMTP_URL: 'smtp://mail.example?ignoreTLS=true' }, smtp],
  [{ ...mail, LEADS_MAIL_TO: '' }, 'LEADS_SMTP_URL is set without LEADS_MAIL_TO; set both.'],
  [
    { LEADS_MAILS_A_DAY: '0' },
    'LEADS_MAILS_A_DAY must be a whole number from 1 to 999999, not "0".',
  ],
  [{ LEADS_SMTP_TLS: 'no' }, 'LEADS_SMTP_TLS must be required or optional, not "no".'],
  [{ LEADS_CONFIRM: 'no' }, 'LEADS_CONFIRM must be on or off, not "no".'],
])('rejects %j with a sentence', (env, sentence) => {
  expect(() => deliverySettings(env)).toThrow(new UsageError(sentence));
});

test.each([
  ['smtp://mail.example', undefined, true],
  ['smtp://user:password@192.0.2.1:587', undefined, true],
  ['smtp://127.0.0.1.mail.example', undefined, true],
  ['smtp://localhost', undefined, false],
  ['smtp://127.0.0.1:25', undefined, false],
  ['smtp://[::1]', undefined, false],
  ['smtp://mail.example', 'optional', false],
  ['smtp://localhost', 'required', true],
])('%s with LEADS_SMTP_TLS %s requires TLS: %s', (server, tls, requiresTls) => {
  const env = { ...mail, LEADS_SMTP_URL: server, LEADS_SMTP_TLS: tls };
  expect(deliverySettings(env).mail?.requiresTls).toBe(requiresTls);
});
