import { isIP } from 'node:net';
import { addressesOf, privateNetworks, type Network } from './client-address.ts';
import { UsageError } from './command.ts';
import { listOf } from './list-of.ts';

/** Submissions a minute from one address: more than an office sends, less than a flood. */
const defaultLeadsPerMinute = 120;

const thisMachine: readonly Network[] = ['127.0.0.0/8', '::1'];

/** All settings of the server, the store and notifications. */
const settingNames: ReadonlySet<string> = new Set([
  'ALLOWED_ORIGINS',
  'LEADS_CONFIRM',
  'LEADS_DATABASE_AUTH_TOKEN',
  'LEADS_DATABASE_URL',
  'LEADS_KEEP_MONTHS',
  'LEADS_MAIL_FROM',
  'LEADS_MAIL_TO',
  'LEADS_PER_MINUTE',
  'LEADS_SMTP_TLS',
  'LEADS_SMTP_URL',
  'LEADS_WEBHOOK_SECRET',
  'LEADS_WEBHOOK_URL',
  'METRICS_ADDRESSES',
  'PROXY_ADDRESSES',
  'TRUSTED_PROXIES',
]);

/** Throws UsageError for a variable that is named almost like a setting. */
function rejectUnknown(env: NodeJS.ProcessEnv): void {
  const like = /^(?:LEADS_|METRICS_|PROXY_ADDRESS|TRUSTED_PROX|ALLOWED_ORIGIN)/;
  for (const name of Object.keys(env)) {
    if (!like.test(name) || settingNames.has(name)) continue;
    throw new UsageError(`${name} is not a setting. The README lists all settings.`);
  }
}

interface Range {
  /** What is meant where nothing is set. */
  readonly usual: number;
  readonly least?: number;
  readonly most: number;
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, { usual, least = 0, most }: Range) {
  const setting = env[name];
  if (setting === undefined || setting === '') return usual;
  const number = Number(setting);
  if (!/^\d+$/.test(setting) || number < least || number > most) {
    throw new UsageError(
      `${name} must be a whole number from ${least} to ${most}, not "${setting}".`,
    );
  }
  return number;
}

function network(setting: string, text: string): Network {
  try {
    addressesOf([text]);
    return text;
  } catch {
    throw new UsageError(
      `${setting} must be addresses or networks with commas between them, such as 203.0.113.7 or 203.0.113.0/24; "${text}" is none.`,
    );
  }
}

/** A host must be an address: a name may be given another address later, and then other people could come in. */
function hostOf(setting: string | undefined): string {
  if (setting === undefined || setting === '' || setting === 'localhost') return '127.0.0.1';
  if (isIP(setting) !== 0) return setting;
  throw new UsageError(
    `HOST must be an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them, not "${setting}".`,
  );
}

function origin(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new UsageError(
    `ALLOWED_ORIGINS must be origins with commas between them, such as https://www.waymark.example; "${text}" is none.`,
  );
}

/** The server's settings. Throws UsageError for invalid values and unknown settings. */
export function serverSettings(env: NodeJS.ProcessEnv) {
  rejectUnknown(env);
  const networks = (setting: string): readonly Network[] =>
    listOf(env[setting]).map((text) => network(setting, text));
  const proxyNetworks = networks('PROXY_ADDRESSES');
  return {
    /** Any free port for 0. */
    port: wholeNumber(env, 'PORT', { usual: 4173, most: 65_535 }),
    host: hostOf(env['HOST']),
    /** How many proxies are in front of the server, and where the last of them is. */
    trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', { usual: 0, most: 10 }),
    proxyNetworks: proxyNetworks.length === 0 ? privateNetworks : proxyNetworks,
    /** How many submissions one address may send a minute; 0 for any number. */
    leadsPerMinute: wholeNumber(env, 'LEADS_PER_MINUTE', {
      usual: defaultLeadsPerMinute,
      most: 1_000_000,
    }),
    keepMonths: wholeNumber(env, 'LEADS_KEEP_MONTHS', { usual: 24, least: 1, most: 1200 }),
    /** Where /metrics is read from. */
    metricsNetworks: [...thisMachine, ...networks('METRICS_ADDRESSES')],
    allowedOrigins: listOf(env['ALLOWED_ORIGINS']).map(origin),
  };
}
