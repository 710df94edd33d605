import * as v from 'valibot';
import { UsageError } from '#command-line/run-command.ts';
import { list, parseSettings, setting } from '#src/server/parse-settings.ts';

/** A setting with a pattern. No problem repeats an address or a secret, which may contain a password. */
const text = (pattern: RegExp, problem: string) =>
  v.optional(setting(problem, (typed) => pattern.test(typed)));

const address = /^[^\s@<>,]+@[^\s@<>,]+$/;

export const deliveryEntries = {
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
  LEADS_MAILS_A_DAY: text(/^[1-9]\d{0,5}$/, 'a whole number from 1 to 999999, not "%".'),
  LEADS_CONFIRM: text(/^(?:on|off)$/, 'on or off, not "%".'),
};

const groups = [
  ['LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET'],
  ['LEADS_SMTP_URL', 'LEADS_MAIL_FROM', 'LEADS_MAIL_TO'],
] as const;

const thisMachine = /^smtps?:\/\/(?:.*@)?(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?\/?$/;

/** How leads are sent; not at all if neither is set. */
export type DeliverySettings = ReturnType<typeof deliverySettings>;
export type WebhookSettings = NonNullable<DeliverySettings['webhook']>;
export type MailSettings = NonNullable<DeliverySettings['mail']>;

/** Reads LEADS_WEBHOOK_* and the mail settings. Throws UsageError for invalid values. */
export function deliverySettings(env: NodeJS.ProcessEnv) {
  const set = parseSettings(v.object(deliveryEntries), env);
  for (const group of groups) {
    const given = group.find((name) => set[name]);
    const missing = group.find((name) => !set[name]);
    if (given && missing) throw new UsageError(`${given} is set without ${missing}; set both.`);
  }
  const { LEADS_WEBHOOK_URL: webhook, LEADS_WEBHOOK_SECRET: secret, LEADS_SMTP_URL: url } = set;
  const { LEADS_MAIL_FROM: from, LEADS_MAIL_TO: to, LEADS_SMTP_TLS: tls } = set;
  const mailsADay = Number(set.LEADS_MAILS_A_DAY ?? 100);
  const confirms = set.LEADS_CONFIRM !== 'off';
  // Messages wait until the server offers an encrypted connection.
  const requiresTls = tls ? tls === 'required' : !thisMachine.test(url ?? '');
  return {
    webhook: webhook && secret ? { url: webhook, secret } : undefined,
    mail: url && from && to ? { url, from, to, mailsADay, confirms, requiresTls } : undefined,
  };
}
