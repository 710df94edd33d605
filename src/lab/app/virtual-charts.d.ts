/** The charts that the build laid out, by the id of their machine. */
declare module 'virtual:lab-charts' {
  export const layouts: Readonly<Record<string, import('#src/lab/chart/layout.ts').ChartLayout>>;
}
