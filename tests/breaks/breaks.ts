import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import * as yaml from 'yaml';

const breaksSchema = v.array(
  v.object({
    file: v.string(),
    from: v.string(),
    to: v.string(),
    notice: v.string(),
    /** The script that sees how the built site looks, where only that tells. */
    look: v.optional(v.string()),
  }),
);

/** The planted breaks. */
export const breaks = v.parse(
  breaksSchema,
  yaml.parse(readFileSync('tests/breaks/breaks.yaml', 'utf8')),
);
