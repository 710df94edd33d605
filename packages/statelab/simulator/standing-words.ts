import { simulatorWords } from '#statelab/words/simulator.ts';
import type { Offer } from './offers.ts';

/** What a machine would do with an event, where it would not take it. */
export const standingWords = ({ standing, guards }: Pick<Offer, 'standing' | 'guards'>): string =>
  standing === 'refused'
    ? simulatorWords.events.refused(guards)
    : simulatorWords.events.standing[standing];
