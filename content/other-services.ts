import type { Text } from './text.ts';

/**
 * A service of another company that a page asks. The site's headers allow its address and the
 * permission, recorded visits mask its replies, the lab answers in its place, and the privacy policy
 * says what is said here.
 */
interface OtherService {
  /** The build's setting with its address, and the default. */
  readonly setting: string;
  readonly address: string;
  /** The actor that asks it. */
  readonly actor: string;
  /** What its page asks the browser for first, and the actor that does. */
  readonly permission: { readonly name: 'geolocation'; readonly actor: string };
  readonly privacy: (host: string) => readonly Text[];
}

/** Looks up the city of the visitor's IP address: it responds with JSON that has a `city`. */
export const cityLookup: OtherService = {
  setting: 'GEOLOCATION_URL',
  address: 'https://ipapi.co/json/',
  actor: 'lookup',
  permission: { name: 'geolocation', actor: 'permission' },
  privacy: (host) => [
    `There is one exception to all of this: the page [Accountants near me](/near-me) asks another company, ${host}, which city your internet connection is in, and so that company sees your IP address. It may be outside New Zealand.`,
    'Your browser asks about your location first. We do not read its coordinates. The look-up uses your internet address, so it does not depend on your answer. We use the city to point you to its page and keep neither. If you would rather not be looked up, choose your city from the [home page](/) instead.',
  ],
};

export const otherServices: readonly OtherService[] = [cityLookup];

/** For the build, which alone reads settings. */
export const addressOf = ({ setting, address }: OtherService): string =>
  process.env[setting] ?? address;
