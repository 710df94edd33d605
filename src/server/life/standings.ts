import * as v from 'valibot';
import type { FirmTerms } from '#content/firm.ts';
import { offerRules, type FirmStanding } from '#machines/lead-life/rules.ts';
import { day } from '#src/server/durations.ts';
import { selectOn, type Run } from '#src/server/store/engine.ts';

/** A firm that leads may be offered to. */
export interface Partner {
  readonly slug: string;
  readonly terms: FirmTerms;
}

const count = v.object({ firm: v.string(), taken: v.number() });

/** The firms' standings at a time (ISO 8601, UTC): the offers each took within the week, and who is paused. */
export async function standingsOf(
  run: Run,
  partners: readonly Partner[],
  at: string,
): Promise<readonly FirmStanding[]> {
  if (partners.length === 0) return [];
  const select = selectOn(run);
  const weekAgo = new Date(Date.parse(at) - offerRules.capacityDays * day).toISOString();
  const counts = await select(
    count,
    `SELECT firm, CAST(count(*) AS INTEGER) AS taken FROM offers
      WHERE since > ? AND state IN ('open', 'accepted') GROUP BY firm`,
    [weekAgo],
  );
  const paused = await select(v.object({ firm: v.string() }), 'SELECT firm FROM paused_firms');
  return partners.map(({ slug, terms }) => ({
    slug,
    terms,
    taken: counts.find(({ firm }) => firm === slug)?.taken ?? 0,
    isPaused: paused.some(({ firm }) => firm === slug),
  }));
}
