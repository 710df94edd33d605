declare module 'virtual:lab-config' {
  /** The files to open; undefined where the module itself calls `defineLab`. */
  export const files:
    | readonly { readonly file: string; readonly load: () => Promise<Record<string, unknown>> }[]
    | undefined;
}

/** The texts of the project's helpers for the world around a page. */
declare module 'virtual:lab-helpers' {
  export const helperSources: readonly string[];
}
