import * as v from 'valibot';
import { computed, functionName } from './names.ts';

const fields = v.record(v.string(), v.unknown());

/** What a state or a machine gives when it is over: its keys, its value, or the name of what finds it; null for nothing. */
export function outputText(output: unknown): string | null {
  if (output === undefined) return null;
  if (typeof output === 'function') return functionName(output) ?? computed;
  if (v.is(fields, output)) return Object.keys(output).join(', ');
  return JSON.stringify(output);
}
