import { InvalidArgumentError } from 'commander';

/** Parses a count of a command line: a whole number of up to eight figures. */
export function parseCount(text: string): number {
  if (/^\d{1,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It takes a whole number.');
}
