/** Common mail hosts in New Zealand, each with misspellings that are not real hosts. */
export const mailHostSlips: Readonly<Record<string, readonly string[]>> = {
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
  'xtra.co.nz': ['xtra.com', 'xtra.conz', 'extra.co.nz', 'xtra.nz', 'xrta.co.nz'],
};
