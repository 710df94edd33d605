/** What the lab is given of a project. */
declare module 'virtual:lab-config' {
  /** The files to open; undefined where the module itself calls `defineLab`. */
  export const files:
    | readonly { readonly file: string; readonly load: () => Promise<Record<string, unknown>> }[]
    | undefined;
}

/** The charts that were laid out in advance, by the id of their machine. */
declare module 'virtual:lab-charts' {
  export const layouts: Readonly<Record<string, import('#statelab/chart/layout.ts').ChartLayout>>;
}

/** Charts with all folded but one state and what that stands in, by the id of their machine. */
declare module 'virtual:lab-folds' {
  export const folds: Readonly<
    Record<string, readonly Omit<import('#statelab/chart/layout.ts').ChartLayout, 'model'>[]>
  >;
}
