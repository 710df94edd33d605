import type { Leads } from '#src/server/decide/open-leads.ts';
import { runLeads } from '#src/server/operate/program.ts';

/** Runs commands of `npm run leads` on a store, or on none. Returns what they print. */
export const commandsOn =
  (leads?: Leads) =>
  async (...args: readonly string[]): Promise<string> => {
    let printed = '';
    await runLeads(args, {
      env: { USER: 'mere' },
      location: () => ({ url: 'file:leads.db', file: 'leads.db' }),
      onLeads: async (action, absent) => {
        if (leads !== undefined) return action(leads);
        if (absent !== undefined) return absent;
        throw new Error('opened the store');
      },
      print: (text) => void (printed += text),
    });
    return printed;
  };
