/** An address as somebody may open it, and the page that it means; null if it means none. */
export type OpenedAddress = readonly [address: string, page: string | null];

const pages = [
  '/whangarei',
  '/tax-calculator',
  '/blog/tax-accountant-cost-nz',
  '/auckland/small-business-tax',
];

const encodeAll = (path: string): string =>
  path.replace(/[^/]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/** What happens to an address on its way, whichever it is. */
const spellings: readonly ((path: string) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '//').slice(1),
  (path) => `${path}.html`,
  (path) => `/${path.slice(1).replaceAll('/', '%2F')}`,
  encodeAll,
  (path) => encodeAll(path).replaceAll('%', '%25'),
  (path) => `/%20${path.slice(1)}`,
  (path) => `${path}%20`,
  (path) => `${path}%C2%A0`,
  (path) => `${path}%0A`,
  (path) => `${path}%E2%80%8B`,
  (path) => `${path}%E2%80%9D`,
  (path) => `/%E2%80%9C${path.slice(1)}%E2%80%9D`,
  ...Array.from('.),>;:!', (sign) => (path: string) => path + encodeURIComponent(sign)),
  (path) => `${path}).`,
  (path) => path.replaceAll('a', 'ā'),
  (path) => path.replaceAll('a', 'a%CC%84'),
  (path) => path.replaceAll('-', '%20').replace(/.$/, '$&%EF%BB%BF'),
  (path) => path.replaceAll('-', '_').replaceAll('/', '/%E2%81%A0'),
  (path) => path.replaceAll('-', '%E2%80%91').replaceAll('i', '%C4%AB'),
];

export const misspelt: readonly OpenedAddress[] = pages.flatMap((page) =>
  [...new Set(spellings.map((spell) => spell(page)))]
    .filter((address) => address !== page)
    .map((address) => [address, page] as const),
);

/** Addresses of no page: undecodable, of other letters, too long, of JavaScript's own names. */
export const unknown: readonly string[] = [
  '/%',
  '/foo%',
  '/auckland%',
  '/%E0%A4%A',
  '/%FF%FE',
  '/%ZZ',
  '/a%7Cb',
  '/a|b',
  '/auckland%5E',
  '/auckland^',
  '/caf%C3%A9',
  '/café',
  '/%E6%97%A5%E6%9C%AC',
  '/%F0%9F%98%80',
  '/auckland/nowhere',
  '/auckland%25',
  '/constructor',
  '/__proto__',
  '/auckland%3Fx=1',
  '/a%23b',
  `/${'x'.repeat(6000)}`,
  `/${'%C4%81'.repeat(1000)}`,
];
