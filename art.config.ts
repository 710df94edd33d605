import { readdirSync } from 'node:fs';
import type { Subject } from '#art/subject.ts';
import { cities, cityDetails } from '#content/cities.ts';
import { companyRate, personalTax, switchPoint } from '#content/company-tax.ts';
import { site } from '#content/site.ts';
import { ownPictures, socialPictures } from '#content/social.ts';
import { scheduleInForceOn } from '#content/tax-schedules.ts';

/** The colours of the drawings, and the map that the pages show too. */
export { palette } from '#src/design/palette.ts';
export { mapFrame, toMap } from '#src/views/directory/map-projection.ts';

/** The diagrams show the rates in force on this day. When rates change, change the day and run `npm run art`. */
const schedule = scheduleInForceOn('2026-11-22');

const familyLines = Object.entries(socialPictures).map(([family, { line }]) => [family, line]);

/** What Waymark has drawn by `npm run art`. */
export const subject: Subject = {
  brand: site.brand,
  cities: cities.map(({ slug }) => ({ slug, ...cityDetails[slug] })),
  guides: readdirSync('content/pages/blog').map((file) => file.replace('.ts', '')),
  lines: { ...Object.fromEntries(familyLines), ...ownPictures() },
  tax: {
    bands: schedule.bands,
    companyRate,
    personalTax: (profit) => personalTax(schedule, profit),
    switchPoint: switchPoint(schedule),
  },
};
