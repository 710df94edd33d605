import { WrongUse } from './command.ts';

/** A setting of the environment that names a port. */
export interface PortSetting {
  readonly name: string;
  /** The port that is used where the setting is left out. */
  readonly otherwise: number;
}

export const sitePort: PortSetting = { name: 'PORT', otherwise: 4173 };

/** Reads a port from what its setting says: any free one for 0. Throws WrongUse for no port. */
export function parsePort(
  text: string | undefined,
  { name, otherwise }: PortSetting = sitePort,
): number {
  if (text === undefined || text === '') return otherwise;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new WrongUse(`${name} must be a whole number from 0 to 65535, not "${text}".`);
  }
  return port;
}
