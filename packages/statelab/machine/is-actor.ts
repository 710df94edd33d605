import type { AnyActorRef, AnyEventObject } from 'xstate';
import { isRecord } from '#statelab/is-record.ts';

export const isEvent = (value: unknown): value is AnyEventObject =>
  isRecord(value) && typeof value['type'] === 'string';

/** True for an actor of any copy of XState. */
export const isActor = (value: unknown): value is AnyActorRef =>
  isRecord(value) && typeof value['sessionId'] === 'string';
