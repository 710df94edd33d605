/** Hosts of mail that many New Zealanders use, each with slips that are no hosts of their own. */
const slips: Readonly<Record<string, readonly string[]>> = {
  'gmail.com': [
    'gmial.com',
    'gmai.com',
    'gmal.com',
    'gamil.com',
    'gnail.com',
    'gmail.co',
    'gmail.con',
  ],
  'hotmail.com': [
    'hotmial.com',
    'hotmal.com',
    'hotmai.com',
    'hotnail.com',
    'hotmail.co',
    'hotmail.con',
  ],
  'outlook.com': ['outlok.com', 'outloook.com', 'outlook.co', 'outlook.con', 'oulook.com'],
  'icloud.com': ['iclod.com', 'icloud.co', 'icloud.con', 'iclould.com'],
  'yahoo.com': ['yaho.com', 'yahooo.com', 'yahoo.con'],
  'xtra.co.nz': ['xtra.com', 'xtra.conz', 'xtra.co', 'extra.co.nz', 'xtra.nz', 'xrta.co.nz'],
};

/** The address with the host that was probably meant; undefined where nothing looks like a slip. */
export function meantAddress(email: string): string | undefined {
  const [, name, host = ''] = /^(.+)@([^@]+)$/.exec(email.trim()) ?? [];
  const found = Object.entries(slips).find(([, wrong]) => wrong.includes(host.toLowerCase()));
  return found && `${name}@${found[0]}`;
}
