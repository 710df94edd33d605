import { WrongUse } from './command.ts';
import { parsePort } from './port.ts';

/** Submissions a minute from one address: more than an office sends, less than a flood. */
const defaultLeadsPerMinute = 120;

/** What the server is told by its environment, besides where the leads are. */
export interface ServerSettings {
  /** Any free port for 0. */
  readonly port: number;
  /** How many proxies stand in front of the server. */
  readonly trustedProxies: number;
  /** How many submissions one address may send a minute; 0 for any number. */
  readonly leadsPerMinute: number;
  /** The sites elsewhere whose pages may post forms here, as their origins. */
  readonly allowedOrigins: readonly string[];
}

function wholeNumber(name: string, setting: string | undefined, usual: number, most: number) {
  if (setting === undefined || setting === '') return usual;
  const number = Number(setting);
  if (!/^\d+$/.test(setting) || number > most) {
    throw new WrongUse(`${name} must be a whole number from 0 to ${most}, not "${setting}".`);
  }
  return number;
}

function origin(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new WrongUse(
    `ALLOWED_ORIGINS must be origins with commas between them, such as https://www.waymark.example; "${text}" is none.`,
  );
}

/**
 * Reads PORT (4173), TRUSTED_PROXIES (0), LEADS_PER_MINUTE (120) and ALLOWED_ORIGINS (none).
 * Throws WrongUse for what cannot be meant.
 */
export const serverSettings = (env: NodeJS.ProcessEnv): ServerSettings => ({
  port: parsePort(env['PORT']),
  trustedProxies: wholeNumber('TRUSTED_PROXIES', env['TRUSTED_PROXIES'], 0, 10),
  leadsPerMinute: wholeNumber(
    'LEADS_PER_MINUTE',
    env['LEADS_PER_MINUTE'],
    defaultLeadsPerMinute,
    1_000_000,
  ),
  allowedOrigins: (env['ALLOWED_ORIGINS'] ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map(origin),
});
