import { mailHostSlips } from '#content/interface/mail-host-slips.ts';

/** The address with the host that was probably meant; undefined where nothing looks like a slip. */
export function meantAddress(email: string): string | undefined {
  const [, name, host = ''] = /^(.+)@([^@]+)$/.exec(email.trim()) ?? [];
  const found = Object.entries(mailHostSlips).find(([, wrong]) =>
    wrong.includes(host.toLowerCase()),
  );
  return found && `${name}@${found[0]}`;
}
