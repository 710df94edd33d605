/** What happens to a request from a town. */
export const townRequest = (town: string): string =>
  `We ask up to three accountants who work with clients in ${town}. They write to you with a price, and you choose one or none.`;
