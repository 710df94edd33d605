import { UsageError } from '#src/server/command.ts';
import { listOf } from '#src/server/list-of.ts';

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

export type WebhookSettings = NonNullable<ReturnType<typeof webhookSettings>>;

function webhookSettings({
  LEADS_WEBHOOK_URL: url,
  LEADS_WEBHOOK_SECRET: secret,
}: NodeJS.ProcessEnv) {
  if (!url && !secret) return undefined;
  if (!url)
    throw new UsageError('LEADS_WEBHOOK_SECRET is set without LEADS_WEBHOOK_URL; set both.');
  const address = urlOf(url);
  if (address === undefined || !/^https?:$/.test(address.protocol) || address.username !== '') {
    throw new UsageError(
      'LEADS_WEBHOOK_URL must be an address such as https://crm.example/leads, without a user in it.',
    );
  }
  if (!secret)
    throw new UsageError('LEADS_WEBHOOK_URL is set without LEADS_WEBHOOK_SECRET; set both.');
  const key = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1] ?? '';
  const bytes = Buffer.from(key, 'base64');
  if (bytes.length < 24 || bytes.length > 64 || bytes.toString('base64') !== key) {
    throw new UsageError(
      'LEADS_WEBHOOK_SECRET must be whsec_ and then 24 to 64 random bytes as base64: echo "whsec_$(openssl rand -base64 32)" makes one.',
    );
  }
  return { url, secret };
}

const isThisMachine = (hostname: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

const address = /^[^\s@<>,]+@[^\s@<>,]+$/;

export type MailSettings = NonNullable<ReturnType<typeof mailSettings>>;

function mailSettings(env: NodeJS.ProcessEnv) {
  const { LEADS_SMTP_URL: url, LEADS_MAIL_FROM: from, LEADS_CONFIRM: confirm } = env;
  const { LEADS_SMTP_TLS: tls } = env;
  const to = listOf(env['LEADS_MAIL_TO']);
  if (confirm && confirm !== 'on' && confirm !== 'off') {
    throw new UsageError(`LEADS_CONFIRM must be on or off, not "${confirm}".`);
  }
  if (tls && tls !== 'required' && tls !== 'optional') {
    throw new UsageError(`LEADS_SMTP_TLS must be required or optional, not "${tls}".`);
  }
  if (!url) {
    const alone = from ? 'LEADS_MAIL_FROM' : to.length > 0 ? 'LEADS_MAIL_TO' : undefined;
    if (alone === undefined) return undefined;
    throw new UsageError(`${alone} is set without LEADS_SMTP_URL; no message can be sent.`);
  }
  const server = urlOf(url);
  if (server === undefined || !/^smtps?:$/.test(server.protocol) || server.hostname === '') {
    throw new UsageError(
      'LEADS_SMTP_URL must be the address of a mail server, such as smtps://user:password@mail.example:465.',
    );
  }
  if (server.search !== '') {
    throw new UsageError(
      'LEADS_SMTP_URL takes no options after a question mark; see LEADS_SMTP_TLS.',
    );
  }
  if (!from || !address.test(from)) {
    throw new UsageError(
      'LEADS_MAIL_FROM must be one email address: the one that messages come from.',
    );
  }
  if (to.length === 0 || !to.every((each) => address.test(each))) {
    throw new UsageError('LEADS_MAIL_TO must be email addresses with commas between them.');
  }
  /** Whether messages wait until the server offers an encrypted connection. */
  const requiresTls = tls ? tls === 'required' : !isThisMachine(server.hostname);
  return { url, from, to, confirms: confirm !== 'off', requiresTls };
}

/** Reads LEADS_WEBHOOK_* and the mail settings. Throws UsageError for invalid values; prints no secret. */
export const deliverySettings = (env: NodeJS.ProcessEnv) => ({
  webhook: webhookSettings(env),
  mail: mailSettings(env),
});

/** Who is notified of leads, and how; nobody where neither is set. */
export type DeliverySettings = ReturnType<typeof deliverySettings>;
