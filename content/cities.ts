/** A city with its own page, at `/` and its slug. */
export interface City {
  readonly slug: string;
  /** With macrons. */
  readonly name: string;
}

/** North to south. */
export const cities = [
  { slug: 'whangarei', name: 'Whangārei' },
  { slug: 'auckland', name: 'Auckland' },
  { slug: 'tauranga', name: 'Tauranga' },
  { slug: 'hamilton', name: 'Hamilton' },
  { slug: 'rotorua', name: 'Rotorua' },
  { slug: 'gisborne', name: 'Gisborne' },
  { slug: 'new-plymouth', name: 'New Plymouth' },
  { slug: 'napier', name: 'Napier' },
  { slug: 'whanganui', name: 'Whanganui' },
  { slug: 'palmerston-north', name: 'Palmerston North' },
  { slug: 'nelson', name: 'Nelson' },
  { slug: 'wellington', name: 'Wellington' },
  { slug: 'christchurch', name: 'Christchurch' },
  { slug: 'queenstown', name: 'Queenstown' },
  { slug: 'dunedin', name: 'Dunedin' },
  { slug: 'invercargill', name: 'Invercargill' },
] as const satisfies readonly City[];

export type CitySlug = (typeof cities)[number]['slug'];

interface CityDetails {
  readonly region: string;
  /** Decimal degrees of the city centre; south is negative. */
  readonly latitude: number;
  /** Decimal degrees of the city centre; east is positive. */
  readonly longitude: number;
  /** The alternative text of the contour illustration. */
  readonly drawing: string;
}

/** Details for the build. Browsers load only the names. */
export const cityDetails: Readonly<Record<CitySlug, CityDetails>> = {
  whangarei: {
    region: 'Northland',
    latitude: -35.7251,
    longitude: 174.3237,
    drawing:
      'Contour drawing of Whangārei: a long, narrow harbour winding inland past the jagged peaks of Whangārei Heads.',
  },
  auckland: {
    region: 'Auckland',
    latitude: -36.8509,
    longitude: 174.7645,
    drawing:
      'Contour drawing of Auckland: small volcanic cones on a narrow isthmus between the Waitematā and Manukau harbours.',
  },
  tauranga: {
    region: 'Bay of Plenty',
    latitude: -37.6878,
    longitude: 176.1651,
    drawing:
      'Contour drawing of Tauranga: the cone of Mauao standing alone at the entrance to a wide, shallow harbour.',
  },
  hamilton: {
    region: 'Waikato',
    latitude: -37.787,
    longitude: 175.2793,
    drawing:
      'Contour drawing of Hamilton: the Waikato River crossing a broad plain, with low hills along its edge.',
  },
  rotorua: {
    region: 'Bay of Plenty',
    latitude: -38.1368,
    longitude: 176.2497,
    drawing:
      'Contour drawing of Rotorua: a round lake in an old volcanic crater, with Mokoia Island near its middle.',
  },
  gisborne: {
    region: 'Gisborne',
    latitude: -38.6623,
    longitude: 178.0176,
    drawing:
      'Contour drawing of Gisborne: rivers meeting at the curve of Poverty Bay, with steep hill country behind the flats.',
  },
  'new-plymouth': {
    region: 'Taranaki',
    latitude: -39.0556,
    longitude: 174.0752,
    drawing:
      'Contour drawing of New Plymouth: the near-perfect cone of Taranaki Maunga, its ring plain running out to the Tasman coast.',
  },
  napier: {
    region: 'Hawke’s Bay',
    latitude: -39.4928,
    longitude: 176.912,
    drawing:
      'Contour drawing of Napier: Bluff Hill rising from flat land beside the long shingle curve of Hawke’s Bay.',
  },
  whanganui: {
    region: 'Manawatū-Whanganui',
    latitude: -39.9301,
    longitude: 175.0479,
    drawing:
      'Contour drawing of Whanganui: the Whanganui River looping through steep hills and out to a straight black-sand coast.',
  },
  'palmerston-north': {
    region: 'Manawatū-Whanganui',
    latitude: -40.3564,
    longitude: 175.6111,
    drawing:
      'Contour drawing of Palmerston North: the Manawatū River on its plain, with the Tararua and Ruahine ranges parting at the gorge.',
  },
  nelson: {
    region: 'Nelson',
    latitude: -41.2706,
    longitude: 173.284,
    drawing:
      'Contour drawing of Nelson: the long, thin line of the Boulder Bank sheltering a haven, with ranges close behind.',
  },
  wellington: {
    region: 'Wellington',
    latitude: -41.2866,
    longitude: 174.7756,
    drawing:
      'Contour drawing of Wellington: steep hills falling to a round, deep harbour with a narrow entrance to the south.',
  },
  christchurch: {
    region: 'Canterbury',
    latitude: -43.5321,
    longitude: 172.6362,
    drawing:
      'Contour drawing of Christchurch: the flat edge of the Canterbury Plains meeting the volcanic Port Hills of Banks Peninsula.',
  },
  queenstown: {
    region: 'Otago',
    latitude: -45.0312,
    longitude: 168.6626,
    drawing:
      'Contour drawing of Queenstown: the bent shape of Lake Wakatipu below the steep wall of the Remarkables.',
  },
  dunedin: {
    region: 'Otago',
    latitude: -45.8788,
    longitude: 170.5028,
    drawing:
      'Contour drawing of Dunedin: hills around the head of a long harbour, sheltered by the Otago Peninsula.',
  },
  invercargill: {
    region: 'Southland',
    latitude: -46.4132,
    longitude: 168.3538,
    drawing:
      'Contour drawing of Invercargill: a flat plain and a shallow estuary reaching towards Bluff Hill and Foveaux Strait.',
  },
};

/** The city of that slug. */
export function cityAt(slug: CitySlug): City {
  const found = cities.find((city) => city.slug === slug);
  if (found === undefined) throw new Error(`There is no city of the slug ${slug}.`);
  return found;
}

/** The alternative text of the small map on a city's page. */
export const mapAlt = ({ slug, name }: (typeof cities)[number]): string =>
  `Map of New Zealand with a marker on ${name}, in the ${cityDetails[slug].region} region.`;
