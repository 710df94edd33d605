import { isIP } from 'node:net';
import * as v from 'valibot';
import { isNetwork, privateNetworks } from './client-address.ts';
import { UsageError } from '#command-line/run-command.ts';
import { deliveryEntries } from './deliveries/settings.ts';
import { linkEntries } from './links/settings.ts';
import { list, parseSettings, setting } from './parse-settings.ts';

function wholeNumber(usual: number, min: number, max: number) {
  const text = setting(
    `a whole number from ${min} to ${max}, not "%".`,
    (typed) => /^\d+$/.test(typed) && Number(typed) >= min && Number(typed) <= max,
  );
  return v.optional(v.pipe(text, v.transform(Number)), String(usual));
}

const networks = list(
  'addresses or networks with commas between them, such as 203.0.113.7 or 203.0.113.0/24; "%" is neither.',
  isNetwork,
);

const schema = v.object({
  /** 0 takes any free port. */
  PORT: wholeNumber(4173, 0, 65_535),
  /** An address, because a name may later mean another address and let other people in. */
  HOST: v.optional(
    setting(
      'an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them, not "%".',
      (text) => text === 'localhost' || isIP(text) !== 0,
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
    (text) => URL.canParse(text) && new URL(text).origin === text,
  ),
});

const entries = { ...schema.entries, ...deliveryEntries, ...linkEntries };
const names = ['LEADS_DATABASE_URL', ...Object.keys(entries)];

export type ServerSettings = Readonly<ReturnType<typeof serverSettings>>;

/** Reads the settings. Throws UsageError for invalid values and for misspelt settings. */
export function serverSettings(env: NodeJS.ProcessEnv) {
  const like = /^(?:LEADS_|METRICS_|PROXY_ADDRESS|TRUSTED_PROX|ALLOWED_ORIGIN)/;
  const unknown = Object.keys(env).find((name) => like.test(name) && !names.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(`${unknown} is not a setting. docs/settings.md lists all settings.`);
  }
  const set = parseSettings(schema, env);
  return {
    port: set.PORT,
    host: set.HOST === 'localhost' ? '127.0.0.1' : set.HOST,
    trustedProxies: set.TRUSTED_PROXIES,
    proxyNetworks: set.PROXY_ADDRESSES ?? privateNetworks,
    leadsPerMinute: set.LEADS_PER_MINUTE,
    keepMonths: set.LEADS_KEEP_MONTHS,
    metricsNetworks: ['127.0.0.0/8', '::1', ...(set.METRICS_ADDRESSES ?? [])],
    allowedOrigins: set.ALLOWED_ORIGINS ?? [],
  };
}
