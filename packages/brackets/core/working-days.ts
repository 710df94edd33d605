/**
 * Working days, and the next working day for a tax date: Legislation Act 2019, sections 13 (working day) and 55 (the next working day).
 * Provincial anniversary days count as working days, so a date may only be too early.
 */
import { dateOf, dayOf, weekday, type Day } from './calendar.ts';

const friday = 4;
const saturday = 5;

/** Matariki, a Friday set by law: Te Kāhui o Matariki Public Holiday Act 2022, schedule 1. Month and day. */
const matariki: Readonly<Record<number, readonly [month: number, date: number]>> = {
  2022: [6, 24],
  2023: [7, 14],
  2024: [6, 28],
  2025: [6, 20],
  2026: [7, 10],
  2027: [6, 25],
  2028: [7, 14],
  2029: [7, 6],
  2030: [6, 21],
  2031: [7, 11],
  2032: [7, 2],
};

/** A holiday since 2022. */
function matarikiOf(year: number): readonly Day[] {
  if (year < 2022) return [];
  const found = matariki[year];
  if (found === undefined) {
    throw new Error(
      `The date of Matariki in ${year} is not known. Add it to packages/brackets/core/working-days.ts from schedule 1 of the Act.`,
    );
  }
  return [dayOf(year, ...found)];
}

/** Easter Sunday by the Gregorian rule (Meeus, Astronomical Algorithms, chapter 8). */
function easterOf(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * moon + 22 * toSunday) / 451);
  return dayOf(year, 3, 22 + moon + toSunday - 7 * correction);
}

/** The nth Monday of a month, the first being 1. */
function mondayOf(year: number, month: number, nth: number): Day {
  const first = dayOf(year, month, 1);
  return first + ((7 - weekday(first)) % 7) + 7 * (nth - 1);
}

/** A holiday, and since 2014 the following Monday if it is on a weekend. */
function mondayised(holiday: Day): readonly Day[] {
  const day = weekday(holiday);
  return day < saturday || dateOf(holiday).year < 2014 ? [holiday] : [holiday, holiday + 7 - day];
}

/** The days off in place of a 1 or 2 January on a weekend. */
function newYearDays(year: number): readonly Day[] {
  const firstMonday = mondayOf(year, 1, 1);
  const day = weekday(dayOf(year, 1, 1));
  if (day < friday) return [];
  return day === friday ? [firstMonday] : [firstMonday, firstMonday + 1];
}

function holidaysOf(year: number): readonly Day[] {
  const easter = easterOf(year);
  return [
    ...newYearDays(year),
    ...mondayised(dayOf(year, 2, 6)), // Waitangi Day
    easter - 2,
    easter + 1,
    ...mondayised(dayOf(year, 4, 25)), // Anzac Day
    mondayOf(year, 6, 1), // The Sovereign's birthday
    ...matarikiOf(year),
    mondayOf(year, 10, 4), // Labour Day
  ];
}

/** True for a day of a year whose Matariki is known, and with it every holiday. */
export function knowsHolidays(day: Day): boolean {
  const { year } = dateOf(day);
  return year < 2022 || matariki[year] !== undefined;
}

/** True for a working day. Throws for a year whose Matariki is not known. */
export function isWorkingDay(day: Day): boolean {
  const { year, month, date } = dateOf(day);
  const isSummerBreak = (month === 12 && date >= 25) || (month === 1 && date <= 2);
  return weekday(day) < saturday && !isSummerBreak && !holidaysOf(year).includes(day);
}

/** The day itself if it is a working day, otherwise the next one. */
export const workingDayFrom = (day: Day): Day =>
  isWorkingDay(day) ? day : workingDayFrom(day + 1);
