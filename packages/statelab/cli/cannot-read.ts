import { getSystemErrorMap } from 'node:util';
import { messageOf } from '#statelab/message-of.ts';
import { UsageError } from './command.ts';

const reasonOf = (error: unknown): string => {
  const number = error instanceof Error && 'errno' in error ? error.errno : undefined;
  const known = typeof number === 'number' ? getSystemErrorMap().get(number) : undefined;
  return known?.[1] ?? messageOf(error);
};

/** The refusal of a file, such as ‘The tape “parking.json”’, with the system’s words for what is wrong. */
export const cannotRead = (file: string, error: unknown): UsageError =>
  new UsageError(`${file} cannot be read: ${reasonOf(error)}.`);
