import { isIP } from 'node:net';
import * as v from 'valibot';
import { UsageError } from '#command-line/run-command.ts';
import { databaseLocation } from './keep/database-location.ts';
import { isNetwork, privateNetworks } from './client-address.ts';

/** A setting that must pass a check. In the problem, `%` is the invalid value. */
const setting = (problem: string, isValid: (text: string) => boolean) =>
  v.pipe(
    v.string(),
    v.check(isValid, ({ input }) => problem.replace('%', () => input)),
  );

/** A setting with a pattern. No problem repeats an address or a secret, which may contain a password. */
const text = (pattern: RegExp, problem: string) =>
  v.optional(setting(problem, (typed) => pattern.test(typed)));

const list = (problem: string, isValid: (text: string) => boolean) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((typed) => typed.split(',').map((part) => part.trim())),
      v.array(setting(problem, isValid)),
      v.readonly(),
    ),
  );

function wholeNumber(usual: number, min: number, max: number) {
  const typed = setting(
    `a whole number from ${min} to ${max}, not "%".`,
    (digits) => /^\d+$/.test(digits) && Number(digits) >= min && Number(digits) <= max,
  );
  return v.optional(v.pipe(typed, v.transform(Number)), String(usual));
}

const networks = list(
  'addresses or networks with commas between them, such as 203.0.113.7 or 203.0.113.0/24; "%" is neither.',
  isNetwork,
);

const address = /^[^\s@<>,]+@[^\s@<>,]+$/;

const schema = v.object({
  /** 0 takes any free port. */
  PORT: wholeNumber(4173, 0, 65_535),
  /** An address, because a name may later mean another address and let other people in. */
  HOST: v.optional(
    setting(
      'an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them, not "%".',
      (typed) => typed === 'localhost' || isIP(typed) !== 0,
    ),
    'localhost',
  ),
  /** How many proxies are in front of the server, and the networks of the last one. */
  TRUSTED_PROXIES: wholeNumber(0, 0, 10),
  PROXY_ADDRESSES: networks,
  /** Submissions a minute from one address: more than an office sends, less than a flood; 0 is unlimited. */
  LEADS_PER_MINUTE: wholeNumber(120, 0, 1_000_000),
  LEADS_KEEP_MONTHS: wholeNumber(24, 1, 1200),
  /** The networks that may read /metrics, besides this machine. */
  METRICS_ADDRESSES: networks,
  ALLOWED_ORIGINS: list(
    'origins with commas between them, such as https://www.waymark.example; "%" is not one.',
    (typed) => URL.canParse(typed) && new URL(typed).origin === typed,
  ),
  LEADS_WEBHOOK_URL: text(
    /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/,
    'an address such as https://crm.example/leads, without a user in it.',
  ),
  LEADS_WEBHOOK_SECRET: text(
    /^(?:(?:^|,)whsec_(?=[^,]{32,88}(?:,|$))(?:[A-Za-z\d+/]{4})+(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?){1,2}$/,
    'one or two secrets with a comma between them, each whsec_ and then 24 to 64 random bytes as base64: echo "whsec_$(openssl rand -base64 32)" makes one.',
  ),
  LEADS_SMTP_URL: text(
    /^smtps?:\/\/(?:[^\s/?#@]+@)?(?:\[[\da-f:]+\]|[^\s/?#@:[\]]+)(?::\d+)?\/?$/,
    'the address of a mail server, such as smtps://user:password@mail.example:465. For options see LEADS_SMTP_TLS.',
  ),
  LEADS_SMTP_TLS: text(/^(?:required|optional)$/, 'required or optional, not "%".'),
  LEADS_MAIL_FROM: text(address, 'one email address: the one that messages come from.'),
  LEADS_MAIL_TO: list('email addresses with commas between them.', (each) => address.test(each)),
  LEADS_MAILS_A_DAY: wholeNumber(100, 1, 999_999),
  LEADS_CONFIRM: text(/^(?:on|off)$/, 'on or off, not "%".'),
});

const names = ['LEADS_DATABASE_URL', ...Object.keys(schema.entries)];

const groups = [
  ['LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET'],
  ['LEADS_SMTP_URL', 'LEADS_MAIL_FROM', 'LEADS_MAIL_TO'],
] as const;

const thisMachine = /^smtps?:\/\/(?:.*@)?(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?\/?$/;

export type ServerSettings = Readonly<ReturnType<typeof serverSettings>>;
/** How leads are sent; not at all if neither is set. */
export type DeliverySettings = Pick<ServerSettings, 'webhook' | 'mail'>;
/** The settings of which one is enough. */
export const notifyBy = 'LEADS_WEBHOOK_URL or LEADS_SMTP_URL';
export type WebhookSettings = NonNullable<DeliverySettings['webhook']>;
export type MailSettings = NonNullable<DeliverySettings['mail']>;

/** Reads the settings of a server; an empty one is missing. Throws UsageError for invalid and for misspelt ones. */
export function serverSettings(env: NodeJS.ProcessEnv) {
  const like = /^(?:LEADS_|METRICS_|PROXY_ADDRESS|TRUSTED_PROX|ALLOWED_ORIGIN)/;
  const unknown = Object.keys(env).find((name) => like.test(name) && !names.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(`${unknown} is not a setting. docs/settings.md lists all settings.`);
  }
  const given = Object.entries(env).filter(([, typed]) => typed !== undefined && typed !== '');
  const result = v.safeParse(schema, Object.fromEntries(given));
  if (!result.success) {
    const [{ path, message }] = result.issues;
    throw new UsageError(`${String(path?.[0]?.key)} must be ${message}`);
  }
  const set = result.output;
  for (const group of groups) {
    const one = group.find((name) => set[name]);
    const missing = group.find((name) => !set[name]);
    if (one && missing) throw new UsageError(`${one} is set without ${missing}; set both.`);
  }
  const { LEADS_WEBHOOK_URL: webhook, LEADS_WEBHOOK_SECRET: secret, LEADS_SMTP_URL: url } = set;
  const { LEADS_MAIL_FROM: from, LEADS_MAIL_TO: to, LEADS_SMTP_TLS: tls } = set;
  const confirms = set.LEADS_CONFIRM !== 'off';
  // Messages wait until the mail server offers an encrypted connection.
  const requiresTls = tls ? tls === 'required' : !thisMachine.test(url ?? '');
  return {
    location: databaseLocation(env),
    port: set.PORT,
    host: set.HOST === 'localhost' ? '127.0.0.1' : set.HOST,
    trustedProxies: set.TRUSTED_PROXIES,
    proxyNetworks: set.PROXY_ADDRESSES ?? privateNetworks,
    leadsPerMinute: set.LEADS_PER_MINUTE,
    keepMonths: set.LEADS_KEEP_MONTHS,
    metricsNetworks: ['127.0.0.0/8', '::1', ...(set.METRICS_ADDRESSES ?? [])],
    allowedOrigins: set.ALLOWED_ORIGINS ?? [],
    messagesADay: set.LEADS_MAILS_A_DAY,
    webhook: webhook && secret ? { url: webhook, secret } : undefined,
    mail: url && from && to ? { url, from, to, confirms, requiresTls } : undefined,
  };
}
