import type { Partner } from './standings.ts';

export interface LifeOptions {
  /** The firms that leads are offered to (default: none, so nothing is offered). */
  readonly partners?: readonly Partner[];
  /** Called with the name of each transition of a life. */
  readonly onTransition?: (name: string) => void;
}

/** The names to lock before leads change: theirs, and the firms', whose offers of the week are counted. */
export const namesOf = (...leads: readonly number[]): readonly string[] => [
  ...leads.map((lead) => `lead ${lead}`),
  'firms',
];
