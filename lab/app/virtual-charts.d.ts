/** The charts that the build laid out, by the id of their machine. */
declare module 'virtual:lab-charts' {
  export const layouts: Readonly<Record<string, import('#lab/chart/layout.ts').ChartLayout>>;
}

/** How wide each character is on a chart. */
declare module 'virtual:lab-text-widths' {
  export const widths: import('#lab/layout/text-block.ts').TextWidths;
}

/** Charts with all folded but one state and what that stands in, by the id of their machine. */
declare module 'virtual:lab-folds' {
  export const folds: Readonly<
    Record<string, readonly Omit<import('#lab/chart/layout.ts').ChartLayout, 'model'>[]>
  >;
}
