import * as v from 'valibot';
import { UsageError } from '#command-line/run-command.ts';
import { deliverySettings } from '#src/server/deliveries/settings.ts';
import { partners } from '#src/server/firms.ts';
import type { Partner } from '#src/server/life/standings.ts';
import { parseSettings, setting } from '#src/server/parse-settings.ts';

export const linkEntries = {
  LEADS_LINK_URL: v.optional(
    setting(
      'the origin that firms and visitors reach this server at, such as https://www.waymark.example, not "%".',
      (text) => URL.canParse(text) && new URL(text).origin === text,
    ),
  ),
  // The problem does not repeat a secret.
  LEADS_LINK_SECRET: v.optional(
    setting(
      'one or two secrets with a comma between them, each 32 random bytes as base64: openssl rand -base64 32 makes one.',
      (text) => /^(?:(?:^|,)[A-Za-z\d+/]{43}=){1,2}$/.test(text),
    ),
  ),
};

const both = ['LEADS_LINK_URL', 'LEADS_LINK_SECRET'];

/** Reads LEADS_LINK_*. Throws UsageError for invalid values, and for one without the other. */
export function linkSettings(env: NodeJS.ProcessEnv) {
  const set = parseSettings(v.object(linkEntries), env);
  const { LEADS_LINK_URL: origin, LEADS_LINK_SECRET: secrets } = set;
  if (origin !== undefined && secrets !== undefined) {
    const [first = '', ...others] = secrets.split(',');
    return { origin, keys: [first, ...others] as const };
  }
  const [given, missing] = origin === undefined ? both.toReversed() : both;
  if (origin !== secrets) throw new UsageError(`${given} is set without ${missing}; set both.`);
  return undefined;
}

/** The firms that leads are offered to: none without links, or without mail to send them by. */
export const offeredPartners = (env: NodeJS.ProcessEnv): readonly Partner[] =>
  linkSettings(env) === undefined || deliverySettings(env).mail === undefined ? [] : partners;
