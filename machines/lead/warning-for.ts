import type { Field } from '#content/forms/field.ts';
import { leadWords } from '#content/ui/lead-words.ts';
import { mailHostSlips } from '#content/ui/mail-host-slips.ts';
import { cleanText } from './clean-text.ts';
import { holdsIrdNumber } from './ird-number.ts';
import { looksLikePhoneNumber } from './phone.ts';

const { email, phone, message } = leadWords.warnings;

/** Corrects an email address that no mail server takes, or with a mistyped host; undefined if it looks right. */
function suggestEmail(typed: string): string | undefined {
  const [, name = '', host = ''] = /^(.+)@([^@]+)$/.exec(typed) ?? [];
  const slip = Object.entries(mailHostSlips).find(
    ([right, wrong]) =>
      right.startsWith(`${host.toLowerCase()}.`) || wrong.includes(host.toLowerCase()),
  );
  // No public domain is a single word.
  const meant = slip?.[0] ?? (/[.[]/.test(host) ? host : `${host}.co.nz`);
  const suggestion = `${name.split('.').filter(Boolean).join('.')}@${meant}`;
  return host === '' || suggestion === typed ? undefined : suggestion;
}

/** A warning about an unusual answer, in words for the visitor. It does not stop the lead. */
export function warningFor({ kind }: Field, typed: string): string | undefined {
  const text = cleanText(typed);
  if (kind === 'phone' && text !== '' && !looksLikePhoneNumber(text)) return phone;
  if (kind === 'lines' && holdsIrdNumber(text)) return message;
  const suggestion = kind === 'email' ? suggestEmail(text) : undefined;
  return suggestion && email(suggestion);
}
