import * as v from 'valibot';
import { UsageError } from '#command-line/run-command.ts';

/** A setting that must pass a check. In the problem, `%` is the invalid value. */
export const setting = (problem: string, isValid: (text: string) => boolean) =>
  v.pipe(
    v.string(),
    v.check(isValid, ({ input }) => problem.replace('%', () => input)),
  );

export const list = (problem: string, isValid: (text: string) => boolean) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((part) => part.trim())),
      v.array(setting(problem, isValid)),
      v.readonly(),
    ),
  );

/** Parses settings; an empty one is missing. Throws UsageError for the first invalid one. */
export function parseSettings<Schema extends v.GenericSchema>(
  schema: Schema,
  env: NodeJS.ProcessEnv,
): v.InferOutput<Schema> {
  const set = Object.entries(env).filter(([, text]) => text !== undefined && text !== '');
  const result = v.safeParse(schema, Object.fromEntries(set));
  if (result.success) return result.output;
  const [{ path, message }] = result.issues;
  throw new UsageError(`${String(path?.[0]?.key)} must be ${message}`);
}
