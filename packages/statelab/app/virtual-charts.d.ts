/** Tells the lab what the project has. */
declare module 'virtual:lab-config';

/** The charts that the build laid out, by the id of their machine. */
declare module 'virtual:lab-charts' {
  export const layouts: Readonly<Record<string, import('#statelab/chart/layout.ts').ChartLayout>>;
}

/** Charts with all folded but one state and what that stands in, by the id of their machine. */
declare module 'virtual:lab-folds' {
  export const folds: Readonly<
    Record<string, readonly Omit<import('#statelab/chart/layout.ts').ChartLayout, 'model'>[]>
  >;
}
