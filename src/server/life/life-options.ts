import type { Partner } from './standings.ts';

export interface LifeOptions {
  /** The firms that leads are offered to; none offers nothing. */
  readonly partners?: readonly Partner[];
  /** Hears of each transition of a life, by name. */
  readonly onTransition?: (name: string) => void;
}

/** What a change of lives must hold: the leads, and the firms, whose week it counts. */
export const namesOf = (...leads: readonly number[]): readonly string[] => [
  ...leads.map((lead) => `lead ${lead}`),
  'firms',
];
