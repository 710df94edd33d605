import { messageOf } from '#statelab/message-of.ts';

/** Why a machine broke: what it threw itself, where the lab tells of it. */
export const reasonOf = (error: unknown): string =>
  messageOf(error instanceof Error ? (error.cause ?? error) : error);
