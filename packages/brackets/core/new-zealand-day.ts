// The Swedish format is YYYY-MM-DD.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Auckland' });

/** The day it is in New Zealand at a moment, YYYY-MM-DD, wherever the program runs. */
export const newZealandDay = (moment: Date): string => format.format(moment);
