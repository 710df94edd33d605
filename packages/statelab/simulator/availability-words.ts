import { simulatorWords } from '#statelab/messages/simulator.ts';
import type { Offer } from './offers.ts';

/** What a machine would do with an event, where it would not take it. */
export const availabilityWords = ({
  availability,
  guards,
}: Pick<Offer, 'availability' | 'guards'>): string =>
  availability === 'refused'
    ? simulatorWords.events.refused(guards)
    : simulatorWords.events.availability[availability];
