import * as v from 'valibot';
import { rangeSchema, sweep } from './sweep-range.ts';

/** Sweeps the one range that the parent process sends, and answers with what was found. */
process.once('message', (message) => {
  process.send?.(sweep(v.parse(rangeSchema, message)));
});
