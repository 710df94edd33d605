import { readFileSync } from 'node:fs';
import { runCommand } from '#command-line/run-command.ts';
import { firms, partners } from '#src/server/firms.ts';
import { serve } from '#src/server/serve.ts';
import { lifeFirms } from './life-firms.ts';
import { quickPolicy } from './quick-policy.ts';

/** How far ahead this machine's clock is, in milliseconds, as a file says. */
const ahead = (): number => Number(readFileSync(process.env['CLOCK'] ?? '', 'utf8'));

let offset = ahead();
setInterval(() => {
  offset = ahead();
}, 50).unref();

const now = (): number => Math.floor(performance.timeOrigin + performance.now() + offset);

globalThis.Date = new Proxy(Date, {
  construct: (date, given, constructor) =>
    Reflect.construct(date, given.length === 0 ? [now()] : given, constructor),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});

// The server has read the site's firms already.
Object.assign(firms, lifeFirms);
Object.assign(
  partners,
  lifeFirms.map(({ slug, terms }) => ({ slug, terms })),
);

/** The real server with invented firms and a clock that jumps. Offers end soon after their time. */
await runCommand(() => serve(process.env, quickPolicy, 2000));
