/** The subjects of the resources, in the order of the index. */
export const categories = [
  'Small Business',
  'GST',
  'Tax Planning',
  'Deductions',
  'Property',
  'Contractors',
] as const;

export type Category = (typeof categories)[number];
