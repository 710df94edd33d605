/** Bytes of a type as an address that holds them. */
function addressOf(type: string, bytes: ArrayBuffer): string {
  const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCodePoint(byte)).join('');
  return `data:${type};base64,${btoa(text)}`;
}

/** Data as an address that holds it. */
export const dataUrlOf = async (data: Blob): Promise<string> =>
  addressOf(data.type, await data.arrayBuffer());

/** What an address leads to, as an address that holds it. Throws a sentence where it can't be had. */
export async function fetchDataUrl(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Could not load ${address}.`);
  return addressOf(response.headers.get('content-type') ?? '', await response.arrayBuffer());
}

const escape = (character: string): string =>
  `%${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;

/** An SVG as an address that holds it, and that Markdown and style sheets take as it is. */
export const svgUrl = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg).replaceAll(/[()']/g, escape)}`;
