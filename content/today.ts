import { newZealandDay } from '#brackets/core/new-zealand-day.ts';

/** The day it is in New Zealand, YYYY-MM-DD. */
export const today = (): string => newZealandDay(new Date());
