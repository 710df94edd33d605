import { setTimeout as pause } from 'node:timers/promises';
import type { InventedLead } from './life-lead.ts';
import type { LifeServers } from './life-servers.ts';

/** How long, in milliseconds, a firm that is late waits: the clocks have jumped since, most often. */
const late = 3000;

/** Presses a button of a page behind a link, perhaps twice at once, and notes the pages that follow. */
async function press(
  { post }: LifeServers,
  { presses, chance }: InventedLead,
  by: string,
  path: string,
  fields: { readonly action: string } & Readonly<Record<string, string>>,
  isDouble: boolean,
): Promise<void> {
  const form = new URLSearchParams(fields).toString();
  const first = Math.floor(chance() * 2);
  const places = isDouble ? [first, first + 1] : [first];
  await Promise.all(
    places.map(async (place) => {
      const text = await post(place, path, form);
      presses.push({ by, action: fields.action, page: /<h1>(.*?)<\/h1>/.exec(text)?.[1] ?? text });
    }),
  );
}

/** Does what a firm does with an offer. */
export async function respond(
  servers: LifeServers,
  lead: InventedLead,
  firm: string,
  path: string,
): Promise<void> {
  const habit = lead.habitOf(firm);
  if (habit === 'is silent') return;
  await pause(habit === 'accepts late' ? late : lead.chance() * 400);
  const isDouble = habit.endsWith('twice at once');
  const fields = habit.startsWith('accepts')
    ? { action: 'accept' }
    : { action: 'decline', reason: 'busy' };
  await press(servers, lead, firm, path, fields, isDouble);
}

/** Does what a visitor does with the link of the confirmation. */
export async function follow(
  servers: LifeServers,
  lead: InventedLead,
  path: string,
): Promise<void> {
  const { wish, chance } = lead;
  if (wish === 'waits') return;
  await pause(chance() * 2000);
  const fields =
    wish === 'corrects'
      ? { action: 'phone', phone: '027 555 0199' }
      : { action: 'withdraw', confirm: 'yes' };
  await press(servers, lead, 'visitor', path, fields, wish === 'withdraws twice');
}
