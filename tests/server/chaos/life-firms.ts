import type { Firm } from '#content/firm.ts';
import { firm } from '#content/firms/greenlion.ts';

/** Six invented firms: five do most of the work, and two of those take little in a week. */
export const lifeFirms: readonly Firm[] = [
  'Rata',
  'Rimu',
  'Kauri',
  'Totara',
  'Matai',
  'Kowhai',
].map((name, index) => ({
  ...firm,
  name,
  slug: name.toLowerCase(),
  email: `${name.toLowerCase()}@firms.example`,
  terms: {
    towns: ['auckland'],
    services: index === 5 ? ['payroll'] : ['gst-returns', 'payroll'],
    aWeek: index < 3 ? 100_000 : 20,
  },
}));
