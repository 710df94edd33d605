import type { PayRules } from '#content/pay-rules.ts';
import type { ScheduleId } from '#content/tax-schedules.ts';

/** The day an instalment of provisional tax is due, and the last day of its tax year, as YYYY-MM-DD. */
export interface Instalment {
  readonly due: string;
  readonly periodEnd: string;
}

/** What applies on the day the site is built. */
export interface Today {
  /** The schedule in force. */
  readonly inForce: ScheduleId;
  readonly payRules: PayRules;
  /** The next three instalments of provisional tax, the soonest first. */
  readonly instalments: readonly Instalment[];
}
