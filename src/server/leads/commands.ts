import { forms } from '#src/server/forms.ts';

/** The fields of all forms, each of which can be corrected. */
export const fieldNames: readonly string[] = [
  ...new Set(Array.from(forms.values()).flatMap(({ fields }) => Object.keys(fields))),
];

const flags = ['json', 'csv', 'yes', 'help'] as const;
const texts = ['since', 'before', 'email', 'id', 'to'] as const;

/** Every option that some command takes. */
export const options: Readonly<Record<string, { type: 'boolean' | 'string' }>> = {
  ...Object.fromEntries(fieldNames.map((name) => [name, { type: 'string' as const }])),
  ...Object.fromEntries(texts.map((name) => [name, { type: 'string' as const }])),
  ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' as const }])),
};

interface Usage {
  /** The options it takes besides --help. */
  readonly options: readonly string[];
  /** What follows its name. */
  readonly takes: 'nothing' | 'the name of one file' | 'the number or reference of one lead';
  /** True where that may be left out. */
  readonly isOptional?: true;
}

const lead = 'the number or reference of one lead';

/** How each command is used. */
export const commands = {
  list: { options: ['json', 'csv', 'since', 'email'], takes: 'nothing' },
  show: { options: ['json'], takes: lead },
  assign: { options: ['to'], takes: lead },
  accept: { options: [], takes: lead },
  close: { options: [], takes: lead },
  correct: { options: fieldNames, takes: lead },
  retry: { options: [], takes: lead, isOptional: true },
  export: { options: ['email'], takes: 'nothing' },
  delete: { options: ['email', 'id', 'yes'], takes: 'nothing' },
  purge: { options: ['before', 'yes'], takes: 'nothing' },
  backup: { options: [], takes: 'the name of one file' },
  restore: { options: [], takes: 'the name of one file' },
} as const satisfies Readonly<Record<string, Usage>>;

export type CommandName = keyof typeof commands;

export const usageOf = (name: CommandName): Usage => commands[name];

export const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);
