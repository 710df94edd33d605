/** A day as YYYY-MM-DD. */
export type IsoDate = `${number}-${number}-${number}`;
