import { mailHostSlips } from '#content/ui/mail-host-slips.ts';

/** Corrects a mistyped host of an email address; undefined if it looks right. */
export function suggestEmail(email: string): string | undefined {
  const [, name, host = ''] = /^(.+)@([^@]+)$/.exec(email.trim()) ?? [];
  const found = Object.entries(mailHostSlips).find(([, wrong]) =>
    wrong.includes(host.toLowerCase()),
  );
  return found && `${name}@${found[0]}`;
}
