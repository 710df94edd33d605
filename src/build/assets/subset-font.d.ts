declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff2';
    keepFeatures?: readonly string[];
    keepAllGlyphs?: boolean;
    variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
  }

  /** Returns a font with only the characters of `text`, or with every glyph if `keepAllGlyphs`. */
  const subsetFont: (font: Buffer, text: string | undefined, options: Options) => Promise<Buffer>;
  export default subsetFont;
}
