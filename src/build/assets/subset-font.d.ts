declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff2';
    keepFeatures?: readonly string[];
    keepAllGlyphs?: boolean;
    variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
  }

  /** Gives a font that holds the characters of `text` alone, or every glyph of `keepAllGlyphs`. */
  const subsetFont: (font: Buffer, text: string | undefined, options: Options) => Promise<Buffer>;
  export default subsetFont;
}
