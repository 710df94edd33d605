const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** What differs between a tape and its page. */
export const seenWords = {
  view: 'the view',
  address: 'the address',
  changed: (what: string, was: string, is: string) => `${what} has ‘${is}’ instead of ‘${was}’`,
  missing: (line: string) => `‘${line}’ is missing`,
  added: (line: string) => `‘${line}’ is new`,
  moved: (line: string) => `‘${line}’ is at another place`,
  focus: (was: string, is: string) =>
    `the focus is ${is === '' ? 'nowhere' : `on ‘${is}’`} instead of ${was === '' ? 'nowhere' : `on ‘${was}’`}`,
  asked: (request: string, was = 0, is = 0) =>
    `the page asked ${is === 0 ? 'never' : times(is)}, not ${was === 0 ? 'never' : times(was)}: ${request}`,
  notStored: (key: string) => `nothing is stored under ${key}`,
  alsoStored: (key: string) => `something is stored under ${key}`,
  history: (was: number, is: number) => `the history has ${is} entries instead of ${was}`,
  noScript: (machine: string) =>
    `${machine} has no page script: write how its page is pressed, with definePage`,
  agreed: (steps: string) => `The page shows and does what was recorded in ${steps}.`,
  pressed: (steps: string) =>
    `Each of ${steps} can be done on the page. The tape does not say what it showed.`,
  thrown: (message: string) => `the page threw: ${message}`,
  inStep: (step: number, sentence: string) =>
    `${step === 0 ? 'Opening' : `Step ${step}`}: ${sentence}.`,
  control: (role: string, name: string) => `${role} ‘${name}’`,
  notPressed: (control: string, reason: string) => `${control} cannot be pressed: ${reason}`,
  notFound: 'there is no such control',
  otherValue: (control: string, reason: string) => `${control} differs: ${reason}`,
  failedHelper: (helper: string, reason: string) => `${helper}: ${reason}`,
} as const;
