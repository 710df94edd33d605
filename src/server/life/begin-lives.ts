import { formNamed } from '#content/forms/forms.ts';
import { advance, combineAdvances, unbornLife, type Advance } from '#machines/lead-life/advance.ts';
import { hadBy, type FirmStanding } from '#machines/lead-life/rules.ts';
import { wantedOf } from '#machines/lead-life/wanted.ts';
import type { Lead } from '#machines/lead/lead-form.ts';
import type { Recipient } from '#src/server/store/notify.ts';

/** A lead that is being stored. */
export interface Arrived {
  readonly form: string;
  readonly values: Lead;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly isSpam: boolean;
  readonly recipients: readonly Recipient[];
}

/** Sends the whole lead to the firms among its recipients. */
export const sendWhole = (begun: Advance, recipients: readonly Recipient[], at: string): Advance =>
  recipients
    .filter(({ channel }) => channel === 'firm')
    .reduce((done, { recipient: firm }) => {
      const event = { type: 'LEAD.ASSIGN', at, by: 'visitor', firm, hasDetails: true } as const;
      return combineAdvances(done, advance(done.life, event, []));
    }, begun);

function beginLife(
  { form, values, receivedAt: at, isSpam, recipients }: Arrived,
  firms: readonly FirmStanding[],
  isOffering: boolean,
): Advance {
  const wanted = wantedOf(formNamed(form), values);
  const begun = advance(unbornLife, { type: 'LEAD.RECEIVE', at, isSpam, wanted }, firms);
  return isOffering ? begun : sendWhole(begun, recipients, at);
}

/**
 * Begins the lives of leads that came together. Each offer counts towards its firm's week. If leads are not
 * offered, a firm that the visitor chose gets the whole lead.
 */
export function beginLives<Item extends Arrived>(
  arrived: readonly Item[],
  standings: readonly FirmStanding[],
  isOffering: boolean,
): readonly (Item & { readonly done: Advance })[] {
  let firms = standings;
  return arrived.map((each) => {
    const done = beginLife(each, firms, isOffering);
    const { offers } = done.life.context;
    if (offers.length > 0) {
      firms = firms.map((firm) =>
        hadBy(offers, firm.slug) ? { ...firm, taken: firm.taken + 1 } : firm,
      );
    }
    return { ...each, done };
  });
}
