import { WrongUse } from './command.ts';

const defaultPort = 4173;

/** Reads the PORT setting: 4173 when unset, any free port for 0. Throws WrongUse for no port. */
export function parsePort(setting: string | undefined): number {
  if (setting === undefined || setting === '') return defaultPort;
  const port = Number(setting);
  if (!/^\d+$/.test(setting) || port > 65_535) {
    throw new WrongUse(`PORT must be a whole number from 0 to 65535, not "${setting}".`);
  }
  return port;
}
