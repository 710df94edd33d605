import {
  lifeAfter,
  transitionsBy,
  unbornLife,
  type LeadLife,
} from '#machines/lead-life/advance.ts';
import { readEvent, type LeadLifeEvent } from '#machines/lead-life/lead-life.events.ts';

/** The keys of an event that identify nobody: its type and time, options, and names of fields. */
const kept = new Set(['type', 'at', 'town', 'services', 'fields']);

/** Replaces every other text in events by a stand-in, the same for the same text: 'firm-1', 'operator-2'. */
function createMask() {
  const standIns = new Map([
    ['', ''],
    ['visitor', 'visitor'],
  ]);
  const mask = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((each) => mask(each, key));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, mask(of, name)]));
    }
    if (typeof value !== 'string' || kept.has(key)) return value;
    const kind = { by: 'operator', reason: 'reason' }[key] ?? 'firm';
    const standIn = standIns.get(value) ?? `${kind}-${standIns.size - 1}`;
    standIns.set(value, standIn);
    return standIn;
  };
  return mask;
}

const shown = ({ value: state, context }: LeadLife) => ({ state, context });

/**
 * A lead's life as a tape, in the format of packages/statelab/tape/tape.ts: without a name, an address or an
 * answer. The server does not import the lab.
 */
export function lifeTape(events: readonly LeadLifeEvent[], receivedAt: string): string {
  const mask = createMask();
  let life = unbornLife;
  const steps = events.flatMap((stored) => {
    const event = readEvent(mask(stored));
    const transitions = transitionsBy(life, event);
    if (transitions.length === 0) return [];
    life = lifeAfter(life, event);
    // The events have their own times: no timer runs.
    return [{ kind: 'event', at: 0, event, transitions, ...shown(life) }];
  });
  const tape = {
    format: 'statelab-tape',
    version: 1,
    machine: 'lead-life',
    path: '',
    recordedAt: receivedAt,
    masked: true,
    opening: { transitions: [], ...shown(unbornLife) },
    steps,
  };
  return `${JSON.stringify(tape, null, 1)}\n`;
}
