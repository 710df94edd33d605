import * as v from 'valibot';
import { rangeSchema, sweep } from './sweep-range.ts';

/** Sweeps the range that the parent process sends, and sends back the result. */
process.once('message', (message) => {
  process.send?.(sweep(v.parse(rangeSchema, message)));
});
