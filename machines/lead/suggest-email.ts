import { mailHostSlips } from '#content/ui/mail-host-slips.ts';

/** Corrects an email address that no mail server takes, or with a mistyped host; undefined if it looks right. */
export function suggestEmail(email: string): string | undefined {
  const [, name = '', host = ''] = /^(.+)@([^@]+)$/.exec(email) ?? [];
  const slip = Object.entries(mailHostSlips).find(
    ([right, wrong]) =>
      right.startsWith(`${host.toLowerCase()}.`) || wrong.includes(host.toLowerCase()),
  );
  // No public domain is a single word.
  const meant = slip?.[0] ?? (/[.[]/.test(host) ? host : `${host}.co.nz`);
  const suggestion = `${name.split('.').filter(Boolean).join('.')}@${meant}`;
  return host === '' || suggestion === email ? undefined : suggestion;
}
