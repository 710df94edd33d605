function dataUrl(type: string, bytes: ArrayBuffer): string {
  const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCodePoint(byte)).join('');
  return `data:${type};base64,${btoa(text)}`;
}

/** Throws if the response is an error. */
export async function fetchDataUrl(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Could not load ${url}.`);
  return dataUrl(response.headers.get('content-type') ?? '', await response.arrayBuffer());
}

const escape = (character: string): string =>
  `%${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;

/** An SVG as a data URL that needs no escaping in Markdown or CSS. */
export const svgUrl = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg).replaceAll(/[()']/g, escape)}`;
