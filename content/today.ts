/** The day it is in New Zealand, YYYY-MM-DD. */
export const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Auckland' }).format();
